/** What of a questionnaire, and of an answer, can be at most; whoever makes or answers one is refused beyond it. */
export const mostQuestions = 100;
export const mostOptions = 50;
export const mostRows = 30;
export const longestText = 500;
export const longestHelp = 1000;
export const longestOption = 200;
export const longestAnswer = 20_000;
export const longestRemark = 5_000;
/** Characters of a whole questionnaire, written as JSON. */
export const largestQuestionnaire = 1_000_000;
