/** A task and the parts it may have. */
export type TaskPhrase = readonly [text: string, parts: readonly string[]];

/** What people of each function have to do. */
export const taskPhrases: Readonly<Record<string, readonly TaskPhrase[]>> = {
  Technology: [
    ["Upgrade the staging database", ["Back up staging", "Run the upgrade on a copy", "Schedule the downtime"]],
    [
      "Write the postmortem of the billing incident",
      ["Collect the timeline", "List follow-ups", "Share it with support"],
    ],
    ["Rotate the access keys", ["List services that use them", "Rotate in staging", "Rotate in production"]],
    ["Review alerts of the last month", ["Export the alerts", "Mark alerts nobody acted on"]],
    [
      "Test the new sign-in with five customers",
      ["Invite the customers", "Write the test script", "Summarize the results"],
    ],
    ["Document the order API", ["Describe the endpoints", "Add examples", "Ask the partner team to review"]],
    ["Update dependencies of the web shop", ["Update minor versions", "Run the regression tests"]],
    ["Prepare the release notes", ["Collect changes", "Agree on wording with marketing"]],
  ],
  Sales: [
    [
      "Prepare the quarterly review with Nordwind",
      ["Collect usage numbers", "Draft the slides", "Agree on the agenda"],
    ],
    ["Follow up on offers older than 30 days", ["List the open offers", "Call each customer"]],
    ["Update the pipeline before the forecast call", ["Close lost deals", "Check amounts and dates"]],
    ["Write the proposal for the Helix tender", ["Collect requirements", "Calculate the price", "Ask legal to review"]],
    ["Visit two distributors in Spain", ["Book the travel", "Prepare price lists"]],
    ["Train new colleagues on the demo", ["Record a sample demo", "Practice with each of them"]],
    ["Renew the contract with Alpine Foods", ["Agree on volume", "Send the contract"]],
  ],
  Operations: [
    ["Plan shifts for December", ["Collect holiday requests", "Fill open shifts", "Publish the plan"]],
    ["Check safety equipment on the north site", ["Test fire extinguishers", "Replace worn harnesses"]],
    ["Count stock in hall 2", ["Print the count sheets", "Count with two people", "Book differences"]],
    ["Agree on delivery times with the carrier", ["Collect late deliveries", "Meet the carrier"]],
    ["Repair the packing machine", ["Order the spare part", "Install and test it"]],
    ["Prepare the training on the new line", ["Write the instructions", "Book the trainer"]],
    ["Review supplier complaints", ["List complaints by supplier", "Call the three worst"]],
  ],
  Marketing: [
    ["Write the November newsletter", ["Choose three topics", "Write the texts", "Test the mailing"]],
    ["Prepare the trade fair in Munich", ["Order the stand", "Plan shifts", "Print brochures"]],
    ["Interview a customer for a case study", ["Agree on a date", "Write the questions", "Get the text approved"]],
    ["Review search keywords", ["Export the report", "Pause expensive keywords"]],
    ["Update the pricing page", ["Agree on texts with sales", "Test on mobile"]],
    ["Record the product tour", ["Write the script", "Record the voice-over"]],
  ],
  Finance: [
    ["Close October", ["Book accruals", "Reconcile bank accounts", "Send the report"]],
    ["Answer the open audit questions", ["Collect the documents", "Review with the controller"]],
    ["Remind customers of overdue invoices", ["List invoices over 60 days", "Call the largest five"]],
    ["Plan next year's budget with sales", ["Prepare the template", "Agree on headcount"]],
    ["Compare three offers for the expense tool", ["Collect the offers", "Run a trial with five people"]],
    ["Check licence costs", ["List unused licences", "Cancel them"]],
  ],
  HR: [
    ["Interview two candidates for the data team", ["Prepare the case", "Collect feedback", "Decide"]],
    ["Update the onboarding guide", ["Ask three new colleagues", "Rewrite the first week"]],
    ["Prepare the pay review", ["Collect market data", "Draft the guidelines", "Review with finance"]],
    ["Write the job description for a service lead", ["Agree on the profile", "Publish it"]],
    ["Plan the manager training", ["Choose the dates", "Book the room"]],
    ["Evaluate the engagement survey", ["Summarize comments", "Present to the leadership team"]],
  ],
};

/** What comes back each week. */
export const weeklyPhrase = "Send the weekly status report";

/** What is asked about a task, and what its owner answers. */
export const taskDiscussion = [
  { question: "Do you need anything from me for this?", answer: "Only your numbers, by Thursday if you can." },
  { question: "Is the date still realistic?", answer: "Yes, the hardest part is done." },
  { question: "Please use this year's template, the old one is out of date.", answer: "Thanks, I switched." },
  { question: "Shall I take over the second half?", answer: "Please do. My notes are in the description." },
  { question: "Finance asks for a short summary as well.", answer: "I will add one page at the end." },
  { question: "Who has to approve this?", answer: "Only the two of us." },
  { question: "I read it and left two comments on page three.", answer: "Thank you, both are done." },
] as const;
