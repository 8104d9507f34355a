/** Pieces of what people ask, note and answer; `{name}` is the first name of who it is about. */
export const noteTasks = [
  "Ask {name}",
  "Tell {name}",
  "Write to {name}",
  "Talk with {name}",
  "Remind {name}",
  "Thank {name}",
] as const;
export const noteTopics = [
  "about the customer visit",
  "about the forecast",
  "about the training in June",
  "about the last release",
  "about the open position",
  "about the new price list",
  "about the handover",
  "about the survey",
  "about the night shift",
  "about the drawing with the wrong scale",
] as const;
export const noteTimes = [
  "before the quarter ends.",
  "in our next conversation.",
  "once the audit is over.",
  "on Monday morning.",
  "before I forget it.",
  "when the figures are in.",
  "after the holidays.",
] as const;

export const questionFrames = [
  "What should I keep doing, and what should I change, {area} {time}?",
  "How did you experience my part {area} {time}?",
  "What is one thing I could do differently {area} {time}?",
  "Where did I make it harder for you {area} {time}?",
  "What helped you, and what did not, {area} {time}?",
] as const;
export const questionAboutFrames = [
  "How do you experience the work with {name} {area} {time}?",
  "What does {name} do well {area} {time}, and what would help?",
] as const;
export const areas = [
  "in our weekly planning",
  "in the last release",
  "in meetings with customers",
  "in my handovers",
  "in the reviews of our drawings",
  "in how I run the team meeting",
  "in the work with suppliers",
  "in the training of newcomers",
  "in what I write",
  "in the interviews we led together",
  "in the budget round",
  "when things get busy",
  "when plans change",
  "in our project with the plant",
] as const;
export const times = [
  "this quarter",
  "since the summer",
  "this autumn",
  "in the last weeks",
  "this year",
  "since we work together",
  "since the launch",
  "in the past half year",
] as const;

export const declineReasons = [
  "We have not worked together",
  "I have seen too little of your work",
  "I could only guess",
  "I told you what I think",
  "I am on leave",
  "I was away for most of it",
  "Somebody closer to it can say more",
] as const;
export const declineTimes = [
  "since spring.",
  "in the last months.",
  "since I changed teams.",
  "since the project ended.",
  "in the time you ask about.",
  "since you moved to the other building.",
  "since the holidays.",
  "since our conversation last week.",
] as const;

export const changedHabits = [
  "I now send the draft earlier",
  "I let everybody finish first",
  "My mails begin with what I need",
  "I ask the plant before I promise a day",
  "I close each meeting with who does what",
  "I bring one example in place of ten",
  "I give one part of the work away",
  "I tell the sales team on the same day",
  "I keep ten minutes for questions",
  "I write the minutes the same evening",
] as const;
export const changedHow = [
  "and one person checks the figures.",
  "and write my answer down meanwhile.",
  "and by when.",
  "and ask at the end whether it was clear.",
  "and look at it again on Fridays.",
  "and it already saves us time.",
  "which is harder than I thought.",
  "and Mondays are calmer for it.",
  "and I keep a list of how often it works.",
  "and will tell you in a month how it went.",
  "and two colleagues do the same now.",
  "and ask you to remind me when I forget.",
] as const;

export const thanks = [
  "Thank you for saying this so openly",
  "That is good to hear from you",
  "I had not seen it that way",
  "I was there and can only agree",
  "You are right",
  "I read this twice",
  "That helps me more than a long talk",
  "I will keep this in mind",
] as const;
export const replies = [
  "I will try it in the next meeting.",
  "do you have another example for me?",
  "could we talk about it over coffee?",
  "I would like to hear more on Thursday.",
  "it was a long day for all of us.",
  "I had wondered about it myself.",
  "the team had a large part in it.",
  "I will ask you again in a month.",
  "it was not easy for me to see.",
  "I noted it for my next growth plan.",
  "tell me when you see it again.",
  "that is what I had hoped for.",
] as const;
export const answers = [
  "Gladly",
  "Of course",
  "Yes, let us do that",
  "With pleasure",
  "I saw it again this week",
  "I thought you would like to know",
  "You already do it differently",
  "It was worth saying",
] as const;
export const answerRests = [
  "my door is open on Thursday.",
  "the call on Monday was another example.",
  "I will bring coffee.",
  "the others think so too.",
  "we can look at it after the review.",
  "I keep an eye on it with you.",
  "it took me years to learn that.",
  "let us see how the next weeks go.",
  "I will send you what I noted.",
  "you helped me with the same once.",
  "ask me whenever you like.",
  "there is no hurry.",
] as const;
