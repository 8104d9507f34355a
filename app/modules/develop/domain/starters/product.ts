import { startersOf } from "./starter.ts";

export const product = startersOf([
  [
    "Customer insight",
    "Knows the people who use the product and what they need.",
    "Takes part in customer conversations and sums up what was heard.",
    "Plans research and turns it into decisions.",
    "Makes customer insight part of how the whole company decides.",
  ],
  [
    "Product strategy",
    "Chooses what to build, and what not to.",
    "Explains how their work serves the strategy.",
    "Shapes the roadmap of an area and gives reasons for each choice.",
    "Sets the direction for several areas and changes it when facts change.",
  ],
  [
    "Prioritisation",
    "Puts the most valuable work first.",
    "Orders a backlog by agreed rules.",
    "Weighs value, cost and risk, and says no with good reasons.",
    "Moves effort between teams to where it counts most.",
  ],
  [
    "Data and experiments",
    "Decides by evidence.",
    "Reads dashboards and asks the right questions.",
    "Designs experiments and knows what their results do and do not say.",
    "Builds a habit of measuring across teams.",
  ],
  [
    "User experience",
    "Makes products that are easy and pleasant to use.",
    "Spots usability problems and describes them.",
    "Works with design from problem to tested solution.",
    "Holds the whole experience together across the product.",
  ],
  [
    "Stakeholder management",
    "Keeps everybody who matters informed and on board.",
    "Tells stakeholders about progress in time.",
    "Finds agreement among differing interests.",
    "Leads difficult decisions that people support afterwards.",
  ],
  [
    "Launching",
    "Brings a product to market well.",
    "Prepares the release notes and training for a feature.",
    "Plans launches with marketing, sales and support.",
    "Leads launches on which the company depends.",
  ],
  [
    "Discovery",
    "Finds out whether something is worth building.",
    "Tests assumptions with prototypes.",
    "Runs discovery that saves the team from building the wrong thing.",
    "Teaches the company to learn before it builds.",
  ],
]);
