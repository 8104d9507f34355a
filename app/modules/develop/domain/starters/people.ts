import { startersOf } from "./starter.ts";

export const people = startersOf([
  [
    "Recruiting",
    "Finds and wins the right people.",
    "Arranges interviews and keeps candidates informed.",
    "Runs searches from brief to offer.",
    "Shapes how the company hires and how it is seen by candidates.",
  ],
  [
    "Coaching",
    "Helps others to find their own way forward.",
    "Listens and asks open questions.",
    "Coaches managers through difficult situations.",
    "Builds a culture of coaching.",
  ],
  [
    "Employment law",
    "Knows the rules of work and applies them.",
    "Applies standard rules and asks when unsure.",
    "Advises managers on difficult cases.",
    "Shapes policies and manages legal risk.",
  ],
  [
    "Organisation development",
    "Makes the organisation work better.",
    "Supports workshops and surveys.",
    "Leads changes in a department.",
    "Leads changes of the whole company.",
  ],
  [
    "Learning",
    "Helps people to learn what they need.",
    "Organises training.",
    "Designs learning that changes how people work.",
    "Builds a learning organisation.",
  ],
  [
    "People analytics",
    "Uses data about people with care and effect.",
    "Prepares reports and keeps data correct.",
    "Answers questions with data and protects privacy.",
    "Steers decisions about people by evidence.",
  ],
  [
    "Conflict resolution",
    "Helps people to work together again.",
    "Recognises conflicts early and asks for help.",
    "Mediates between colleagues.",
    "Resolves conflicts in leadership teams.",
  ],
  [
    "Employee experience",
    "Makes work a good place from the first day to the last.",
    "Runs onboarding by the checklist.",
    "Improves moments that matter by feedback.",
    "Designs the whole journey of employees.",
  ],
]);
