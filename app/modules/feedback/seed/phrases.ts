import type { Sentiment } from "../domain/sentiment.ts";

/** What colleagues say to one another; `{name}` is the first name of who it is about. */
export const said: Readonly<Record<Sentiment, readonly string[]>> = {
  APPRECIATIVE: [
    "In the release review last Tuesday you explained the delay before anybody had to ask. That helped the " +
      "customer to trust the new date. Please keep doing that.",
    "{name}, thank you for taking the night shift when the line stood still. Because of that we delivered on Friday.",
    "During the audit you had every document at hand within minutes. The auditors said so twice, and I could go home on time.",
    "You wrote the guide for newcomers although nobody had asked. The two who started in spring were on their feet within a week.",
    "When the supplier called yesterday you stayed calm and asked for numbers. That saved us a long discussion.",
    "I noticed how you brought both teams to one table last month. Since then nobody has waited for an answer longer than a day.",
    "Your short summary after each workshop is the only one everybody reads. It gave us one list instead of five.",
    "You showed the new colleague the whole process, step by step. This made her first customer visit easy.",
    "In the budget round you said openly what we do not know. That led to a plan we still believe in.",
    "You noticed the wrong price in the offer on Monday. That saved us an embarrassing call.",
  ],
  CONSTRUCTIVE: [
    "In the last two planning meetings you answered before Lena had finished. She stopped asking. Next " +
      "time, could you let her end her sentence?",
    "The report reached us on the evening before the board. We could not check the numbers. I suggest a draft two days earlier.",
    "When plans change, the sales team hears it from the customer. Could you tell them on the same day, even in one line?",
    "During the demo last week you showed every setting. Some of the guests got lost. Next time, try three things and one story.",
    "I noticed that you take on everything yourself when it gets busy. This meant that two things were late " +
      "in October. Consider giving one of them away.",
    "Your mails are thorough, and long. I often find what you need from me at the very end. Please put it first.",
  ],
  NEUTRAL: [
    "In this quarter you moved from building to coordinating. I saw you in more meetings and fewer reviews; " +
      "you may want to look at that with your manager.",
    "The handover to the Pune office went by the checklist. Two points were left open, as you wrote yourself.",
    "You were asked about the new tool in three meetings this month. It seems people see you as the one who knows it.",
  ],
};

export const notes = [
  "Ask {name} how the customer visit went, and whether there is anything I should have prepared.",
  "{name} explained the forecast very clearly today. Mention it in our next conversation.",
  "Was too quick in the meeting this morning. Next time: ask first, then propose.",
  "Prepare an example for {name} before the quarter ends.",
] as const;

export const questions = [
  "What should I keep doing in the way I run our weekly planning, and what should I change?",
  "How did you experience my part in the last release? Where did I make it harder for you?",
  "What is one thing I could do differently in meetings with customers?",
  "How clear are my handovers to you? An example would help me most.",
] as const;

export const questionsAbout = [
  "How do you experience the work with {name} this quarter? Please give me one example.",
  "What does {name} do well in your project, and what would help?",
] as const;

export const reasons = [
  "We have not worked together since spring, so I could only guess.",
  "I am on leave until the end of the month.",
  "I said it all in our conversation last week.",
] as const;

export const changes = [
  "I now send the draft two days before the meeting, and ask one person to check the numbers.",
  "I let everybody finish and write my answer down first.",
  "My mails start with what I need and by when.",
] as const;

export const discussion = [
  { question: "Thank you for saying this so openly.", answer: "Gladly. I see that you already do it differently." },
  {
    question: "Do you have another example for me?",
    answer: "Yes, the call on Monday. Let us talk about it over coffee.",
  },
  { question: "I was there and can only agree.", answer: "Thank you, that means a lot." },
] as const;
