/** What people of every function are about to do. */
export const taskPhrases = [
  "Prepare the monthly review",
  "Write down what we learnt from the last release",
  "Tidy up the shared folder",
  "Renew the supplier contract",
  "Interview two candidates",
  "Update the onboarding guide",
  "Answer the open audit questions",
  "Plan next quarter's budget",
  "Collect feedback from five customers",
  "Close the oldest ten requests",
  "Prepare the demo for the board",
  "Agree on dates with the other teams",
  "Measure how long approvals take",
  "Draft the newsletter",
  "Check the numbers of last month",
  "Test the new form with colleagues",
  "Replace the outdated template",
  "Write the job description",
  "Visit the Pune office",
  "Compare three offers for the new tool",
  "Describe the process for newcomers",
  "Clear the backlog of small repairs",
  "Prepare the training on safety",
  "Review access of former colleagues",
] as const;

export const partPhrases = [
  "Collect the material",
  "Write a first draft",
  "Ask two colleagues to read it",
  "Agree with the manager",
  "Send it out",
] as const;

/** What comes back each week. */
export const weeklyPhrase = "Write down what the week has brought";

/** What is asked about a task, and what its owner answers. */
export const taskDiscussion = [
  { question: "Do you need anything from my side for this?", answer: "Only your numbers, by Thursday if you can." },
  { question: "Is the date still realistic?", answer: "Yes, the hard part is done. I keep it." },
  { question: "The old document is out of date, please use the one of this year.", answer: "Good to know, switched." },
  { question: "Shall I take the second half?", answer: "Please do. I have written down where I stopped." },
  { question: "Finance asks for a short summary as well.", answer: "I will add one page at the end." },
  { question: "Who has to agree to this before it goes out?", answer: "Just the two of us, and then it is sent." },
  { question: "I read it through; two comments on page three.", answer: "Thank you, both are in." },
] as const;
