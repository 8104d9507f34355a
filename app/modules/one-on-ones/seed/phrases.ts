/** What people of the demo companies bring along to their 1:1s. */
export const pointPhrases = [
  "Where the pricing project stands",
  "Hand-over before my holiday",
  "Feedback on the customer workshop",
  "Who covers support in December",
  "Too many meetings on Tuesdays",
  "What I would like to learn next quarter",
  "Budget for the conference in spring",
  "Onboarding of the new colleague",
  "The incident of last week, and what we change",
  "Priorities for the next two weeks",
  "How we work with the sales team",
  "Travel to the Leipzig site",
] as const;

export const privatePointPhrases = [
  "Ask about a raise when the moment fits",
  "Mention the praise from the customer",
  "Find out whether the workload is too high",
] as const;

export const notePhrases = [
  "We go on with the second supplier. Decision by the end of the month.",
  "Tuesdays stay free of meetings from now on; we look at it again in four weeks.",
  "The workshop went well. The customer wants a follow-up in the new year.",
  "Support in December: both of us are on call for one week each.",
  "Learning goal: run a project from start to end by summer.",
] as const;

export const privateNotePhrases = [
  "Seemed tired today. Ask next time how things are.",
  "Remember to bring up the promotion in the spring round.",
] as const;

export const actionPhrases = [
  "Ask the supplier for a binding offer",
  "Write the handover notes for the holiday",
  "Send the workshop notes to the customer",
  "Draft the learning plan",
  "Book the rooms for the offsite",
] as const;

export const templates = [
  {
    name: "Check-in every two weeks",
    points: ["What went well since we met last?", "What stands in your way?", "Priorities until the next 1:1"],
  },
  {
    name: "First month",
    points: ["Is the work what you expected?", "Whom should you still get to know?", "What do you still miss?"],
  },
] as const;
