import { startersOf } from "./starter.ts";

export const sales = startersOf([
  [
    "Prospecting",
    "Finds and opens conversations with possible customers.",
    "Follows a plan of calls and messages and keeps records.",
    "Builds a pipeline by own research and referrals.",
    "Opens markets and accounts that others could not.",
  ],
  [
    "Needs analysis",
    "Understands what a customer really needs.",
    "Asks prepared questions and listens.",
    "Uncovers needs the customer had not named.",
    "Changes how customers see their own problem.",
  ],
  [
    "Negotiation",
    "Reaches agreements that last.",
    "Explains terms and asks for help with objections.",
    "Trades concessions and keeps margins.",
    "Leads complex negotiations with several parties.",
  ],
  [
    "Product knowledge",
    "Knows what we sell and what it does for customers.",
    "Presents the standard demonstration.",
    "Adapts presentations to the customer's business.",
    "Is asked by colleagues and customers for expert advice.",
  ],
  [
    "Forecasting",
    "Says reliably what will close and when.",
    "Keeps opportunities up to date.",
    "Forecasts a quarter within the agreed range.",
    "Makes the team's forecast one that the company can plan by.",
  ],
  [
    "Account management",
    "Keeps and grows customer relationships.",
    "Answers customers in time and keeps promises.",
    "Runs account plans and grows accounts each year.",
    "Is a trusted adviser to the leaders of key customers.",
  ],
  [
    "Closing",
    "Brings decisions about.",
    "Closes small deals with guidance.",
    "Closes deals of several decision makers on their own.",
    "Closes the company's largest deals and teaches how.",
  ],
  [
    "Teamwork in sales",
    "Wins together with colleagues.",
    "Shares what was learned with the team.",
    "Brings in the right colleagues at the right time.",
    "Leads teams across departments to win.",
  ],
]);
