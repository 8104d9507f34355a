import { startersOf } from "./starter.ts";

export const support = startersOf([
  [
    "Customer empathy",
    "Makes customers feel understood.",
    "Stays friendly and patient and uses plain words.",
    "Calms upset customers and wins back trust.",
    "Sets the tone in which the company speaks with its customers.",
  ],
  [
    "Problem solving",
    "Finds solutions that hold.",
    "Solves known problems with the knowledge base.",
    "Finds causes of new problems and solves them for good.",
    "Solves the hardest cases and prevents them from coming back.",
  ],
  [
    "Product expertise",
    "Knows the product inside out.",
    "Answers common questions on their own.",
    "Knows several areas in depth.",
    "Is consulted by product and engineering.",
  ],
  [
    "Written communication",
    "Writes answers that help at first reading.",
    "Writes correct answers from templates.",
    "Writes clear answers in their own words, fitted to the reader.",
    "Shapes how the team writes.",
  ],
  [
    "Knowledge sharing",
    "Makes sure that nobody solves the same problem twice.",
    "Reports gaps in the knowledge base.",
    "Writes and maintains articles that are used.",
    "Builds the team's knowledge and keeps it alive.",
  ],
  [
    "Prioritising tickets",
    "Puts first what matters most to customers.",
    "Works through the queue by its rules.",
    "Judges urgency and impact and handles escalations.",
    "Organises the queue so that promises are kept under load.",
  ],
  [
    "Escalation",
    "Gets the right people involved at the right time.",
    "Recognises when to hand over, with all the facts.",
    "Leads an escalation until it is solved.",
    "Improves how the company reacts to serious problems.",
  ],
  [
    "Voice of the customer",
    "Makes customers heard inside the company.",
    "Tags and reports feedback.",
    "Sums up trends and proposes improvements.",
    "Brings about changes in the product.",
  ],
]);
