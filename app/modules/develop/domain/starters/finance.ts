import { startersOf } from "./starter.ts";

export const finance = startersOf([
  [
    "Accounting",
    "Keeps books that are correct and complete.",
    "Posts standard transactions correctly.",
    "Closes periods on time and clears differences.",
    "Decides difficult accounting questions.",
  ],
  [
    "Financial analysis",
    "Turns numbers into decisions.",
    "Prepares standard reports without errors.",
    "Explains variances and their causes.",
    "Advises leaders with analyses that change decisions.",
  ],
  [
    "Planning and budgeting",
    "Plans the money for what the company wants to reach.",
    "Collects and checks budget figures.",
    "Runs the budget of a department with its head.",
    "Leads planning across the company.",
  ],
  [
    "Compliance and controls",
    "Makes sure that rules are kept.",
    "Follows the controls and documents them.",
    "Designs controls and finds gaps.",
    "Is responsible for audits and policies.",
  ],
  [
    "Business partnering",
    "Helps others to make good financial decisions.",
    "Answers questions of colleagues clearly.",
    "Challenges plans with facts and a good tone.",
    "Is consulted before every large decision.",
  ],
  [
    "Systems and automation",
    "Uses tools so that numbers come faster and with fewer errors.",
    "Uses the finance systems with care.",
    "Automates repeated work.",
    "Shapes the landscape of finance systems.",
  ],
  [
    "Cash management",
    "Keeps the company able to pay.",
    "Processes payments and receipts correctly.",
    "Forecasts cash and manages terms.",
    "Secures financing and manages risk.",
  ],
  [
    "Integrity",
    "Handles money and data with care.",
    "Keeps confidentiality and asks when in doubt.",
    "Speaks up when something is not right.",
    "Stands for integrity and protects those who speak up.",
  ],
]);
