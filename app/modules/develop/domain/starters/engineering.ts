import { startersOf } from "./starter.ts";

export const engineering = startersOf([
  [
    "Code quality",
    "Writes code that others can read, change and trust.",
    "Writes working code for well-described tasks and follows the team's conventions.",
    "Writes code that needs few corrections in review, and improves what it touches.",
    "Sets the standard of the team's code and makes difficult parts simple.",
  ],
  [
    "System design",
    "Shapes systems that hold up as they grow.",
    "Explains how the parts they work on fit together.",
    "Designs features of several parts and weighs alternatives in writing.",
    "Designs systems across teams and foresees how they will fail and grow.",
  ],
  [
    "Testing",
    "Proves that software does what it should.",
    "Writes tests for their own changes.",
    "Chooses what to test at which level, and keeps the tests fast and reliable.",
    "Shapes how the team proves its work, so that releases are uneventful.",
  ],
  [
    "Debugging and incidents",
    "Finds the cause of faults and restores service.",
    "Reproduces faults and finds causes with help.",
    "Finds causes across services and leads the response to smaller incidents.",
    "Leads the response to serious incidents and removes whole classes of faults.",
  ],
  [
    "Code review",
    "Makes the work of others better before it ships.",
    "Reviews small changes and asks good questions.",
    "Gives reviews in time that find faults and teach.",
    "Raises the quality of the whole team through reviews.",
  ],
  [
    "Security",
    "Builds software that protects people's data.",
    "Knows the common weaknesses and asks when unsure.",
    "Designs features with their threats in mind.",
    "Finds weaknesses before others do and makes the safe way the easy one.",
  ],
  [
    "Delivery",
    "Brings work to users in small, safe steps.",
    "Finishes tasks as planned and says early when they will not.",
    "Cuts projects into steps that can be released and keeps them moving.",
    "Leads deliveries across teams and keeps promises made to others.",
  ],
  [
    "Technical communication",
    "Makes technical matters clear to those who need them.",
    "Describes their work clearly in writing.",
    "Writes proposals that lead to decisions and explains trade-offs to non-engineers.",
    "Brings different views together and is asked to explain the hardest matters.",
  ],
]);
