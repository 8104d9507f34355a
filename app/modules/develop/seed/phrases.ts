/** What people wrote of themselves in the demo companies. */
export const ownComments = [
  "I did this on my own in the last project and asked for a review at the end.",
  "I still look things up, and I am faster than half a year ago.",
  "Colleagues ask me about this now and then.",
] as const;

/** What managers wrote of their people. */
export const comments = {
  BEGINNER: [
    "Still asks for help with the first steps, and learns quickly from it.",
    "Knows the basics. The next project is a good chance to work more independently.",
    "Has done this twice now, both times together with a colleague.",
  ],
  INTERMEDIATE: [
    "Handled the Meridian rollout without help and kept everybody informed.",
    "Reliable in the daily work. Difficult cases still need a second opinion.",
    "Took over from Priya in March and has run it since.",
  ],
  ADVANCED: [
    "The whole team comes with questions about this.",
    "Turned the Atlas project around and explained afterwards how others can do it too.",
    "Taught two new colleagues, who now work on their own.",
  ],
} as const;

export const mentorNotes = [
  "Ready for the next grade by the middle of next year.",
  "Take over the lead of one project from start to finish.",
  "More depth before more breadth this half-year.",
  "Get ready to stand in for the team lead.",
] as const;

export const steps = [
  "Shadow two customer meetings and write down what was learned",
  "Present the results to the team",
  "Take the course and apply one thing from it",
  "Review the work of a colleague once a week",
  "Lead the next planning session",
  "Write a guide that others can follow",
  "Ask three colleagues for advice",
  "Run the retrospective of the Atlas project",
] as const;

export const reasons = [
  "I have led the Meridian rollout since spring, answered for its results and brought two new colleagues " +
    "in. The last two reviews said the same.",
  "For three quarters I have done what the next grade asks for: planning, mentoring and speaking for the team.",
] as const;

export const notes = {
  STRENGTH: [
    ["Explains difficult things simply", "Colleagues say they understand the plan after five minutes with me."],
    ["Stays calm under pressure", "During the March outage I kept the log and told customers where we stood."],
  ],
  DRIVER: [
    ["Seeing customers succeed", "The best days are those on which somebody writes that it works."],
    ["Learning something new every month", ""],
  ],
  DELIVERABLE: [
    ["Monthly release of the billing service", "Planned, tested and announced by the 20th of each month."],
    ["Onboarding guide for new colleagues", "Kept up to date; read by everybody in the first week."],
  ],
} as const;
