import type { MeasureType } from "../domain/measurement.ts";

/** What a demo company aims at, in the words such companies use. A key result's money is in whole units of the currency. */
export type KeyResultPhrase = readonly [title: string, measure: MeasureType, start: number, target: number];

export const companyObjectives = [
  "Become the first choice for mid-sized manufacturers",
  "Make every customer launch on time",
  "Grow recurring revenue profitably",
  "Be a place where people do their best work",
  "Halve the time from order to first value",
  "Earn the trust of regulated customers",
  "Win back customers we disappointed",
  "Lower the cost of serving a customer",
] as const;

export const departmentObjectives: Readonly<Record<string, readonly string[]>> = {
  Technology: ["Ship faster without breaking things", "Make the platform boring to operate", "Give customers their data in minutes", "Retire the old order service", "Raise the quality bar before release", "Open the product to partners"],
  Sales: ["Build a pipeline that survives a bad month", "Grow in accounts we already have", "Shorten the way to a signature", "Enter two new regions", "Make forecasts people can plan on", "Sell the whole suite, not one module"],
  Operations: ["Deliver what we promise, when we promise it", "Make field visits count the first time", "Run leaner warehouses", "Cut the carbon of every delivery", "Get spare parts to customers overnight", "Prepare for the peak season"],
  Marketing: ["Tell one story everywhere", "Turn readers into trials", "Make customers our best sellers", "Own the conversation on automation", "Bring events back with a purpose", "Refresh the brand with care"],
  Finance: ["Close the books in five days", "Put cash where it works", "Give managers numbers they trust", "Pass the audit without findings", "Automate what nobody should type", "Plan the year as a conversation"],
  HR: ["Hire people we are proud of", "Help managers lead well", "Keep the people who carry us", "Make the first ninety days great", "Pay fairly and explain it", "Bring learning into the working week"],
};

export const teamObjectives: Readonly<Record<string, readonly string[]>> = {
  Technology: ["Bring incidents under control", "Make releases a non-event", "Pay down the riskiest debt", "Speed up what customers wait for", "Make on-call humane", "Move to the new event backbone"],
  Sales: ["Fill the top of the funnel", "Win larger deals together", "Renew early and happily", "Raise the team's win rate", "Coach every deal over its threshold", "Open doors at target accounts"],
  Operations: ["Arrive on time, every time", "Fix it on the first visit", "Keep stock lean and ready", "Plan routes that make sense", "Train everybody on the new line", "Bring returns down"],
  Marketing: ["Publish what customers ask for", "Grow trials from search", "Run campaigns that pay for themselves", "Build the reference programme", "Launch the new site", "Make webinars worth an hour"],
  Finance: ["Reconcile daily instead of monthly", "Bring invoices in on time", "Forecast cash a quarter ahead", "Retire the spreadsheets", "Explain margins by product", "Shorten expense refunds"],
  HR: ["Fill open roles faster", "Run reviews people find fair", "Grow the next managers", "Raise the pulse of the teams", "Welcome every newcomer well", "Renew the job architecture"],
};

export const individualObjectives: Readonly<Record<string, readonly string[]>> = {
  Technology: ["Make checkout fast", "Cut flaky tests", "Harden sign-in", "Move reports to the new pipeline", "Improve search relevance", "Document the integration layer", "Bring the mobile start time down", "Automate database upgrades", "Reduce alert noise", "Own the release of billing", "Replace the legacy importer", "Design the offline mode"],
  Sales: ["Grow the book of business", "Win three lighthouse customers", "Revive dormant accounts", "Build relations with buyers", "Raise the average deal size", "Land the partner channel", "Renew the top accounts", "Become the expert for logistics", "Open the public sector", "Shorten the quote cycle", "Upsell analytics", "Run a clean pipeline"],
  Operations: ["Bring stock differences to zero", "Shorten the picking route", "Certify the service crew", "Improve the morning handover", "Cut packaging waste", "Digitise delivery notes", "Raise supplier punctuality", "Lower rework", "Keep machines running", "Plan shifts with the team", "Prepare the second line", "Reduce overtime"],
  Marketing: ["Relaunch the newsletter", "Write the buyer's guide", "Raise the landing page's conversion", "Grow the community", "Tell five customer stories", "Tidy up the brand library", "Bring paid search in line", "Host a flagship webinar", "Localise the top pages", "Build the launch kit"],
  Finance: ["Shorten the month's end", "Clean up the supplier ledger", "Automate the bank import", "Bring overdue invoices down", "Renew the cost centre report", "Prepare the audit file", "Simplify travel expenses", "Model next year's margin"],
  HR: ["Fill the engineering roles", "Renew the onboarding plan", "Run the manager circle", "Bring sick leave back to normal", "Prepare the pay review", "Grow referrals", "Lead the engagement action plan", "Tidy up job descriptions"],
};

/** Tells apart people with the same aim; the demo companies work in these places and lines. */
export const scopes = [
  "in Germany", "in Spain", "in India", "in the Gulf", "in the United States", "for key accounts", "for small customers", "for the food industry",
  "for logistics", "for automotive", "for pharma", "for retail", "on the north site", "on the south site", "for the core product",
  "for the partner portal", "for new customers", "for long-standing customers", "for the spare parts line", "for the service desk",
  "for the robotics line", "for the energy line", "with the second shift", "with the pilot group", "across the Nordics", "in Austria",
  "in Portugal", "for machine builders", "for hospitals", "for utilities", "for schools", "with the night crew", "for web orders", "for phone orders",
] as const;

export const keyResults: Readonly<Record<string, readonly KeyResultPhrase[]>> = {
  Technology: [["Availability of the service", "PERCENTAGE", 99.1, 99.9], ["Median response time in milliseconds", "COUNT", 840, 300], ["Changes released per week", "COUNT", 6, 20], ["Open security findings", "COUNT", 34, 4], ["Test coverage of critical paths", "PERCENTAGE", 48, 80], ["Monthly hosting cost", "CURRENCY", 42_000, 31_000], ["Customers moved to the new version", "COUNT", 0, 120]],
  Sales: [["New recurring revenue", "CURRENCY", 0, 180_000], ["Win rate", "PERCENTAGE", 21, 30], ["Qualified first meetings", "COUNT", 0, 45], ["Days from offer to signature", "COUNT", 52, 35], ["Renewed contract value", "CURRENCY", 0, 320_000], ["Accounts with a second module", "COUNT", 8, 25]],
  Operations: [["Deliveries on time", "PERCENTAGE", 88, 97], ["Complaints per month", "COUNT", 60, 20], ["Stock value", "CURRENCY", 900_000, 720_000], ["First-visit fix rate", "PERCENTAGE", 71, 85], ["Overtime hours per week", "COUNT", 140, 60], ["Staff trained on the new line", "COUNT", 0, 30]],
  Marketing: [["Trials started", "COUNT", 0, 400], ["Conversion of the trial page", "PERCENTAGE", 2.4, 4], ["Cost per qualified lead", "CURRENCY", 210, 140], ["Customer stories published", "COUNT", 0, 8], ["Newsletter open rate", "PERCENTAGE", 24, 35]],
  Finance: [["Days to close the month", "COUNT", 11, 5], ["Overdue receivables", "CURRENCY", 640_000, 300_000], ["Invoices matched without hands", "PERCENTAGE", 55, 85], ["Audit points open", "COUNT", 14, 0], ["Saved on licences", "CURRENCY", 0, 60_000]],
  HR: [["Roles filled", "COUNT", 0, 14], ["Days to fill a role", "COUNT", 63, 42], ["Newcomers who recommend us", "PERCENTAGE", 70, 90], ["Managers through the programme", "COUNT", 0, 24], ["Spend on agencies", "CURRENCY", 90_000, 40_000]],
};

export const checkInComments = [
  "Steady week; nothing in the way.", "The new supplier is slower than agreed, talking to them on Thursday.", "First customers are live and happy.",
  "Lost a week to the migration, catching up.", "Two deals moved to next month.", "Numbers look better since the change.",
  "Waiting for the security review.", "We found a simpler way and dropped half the plan.", "Holiday season, little movement.",
  "Ahead of plan, thanks to the help from the data team.", "The pilot group asked for changes; included them.", "Blocked by the missing contract.",
  "Unblocked, full speed from here.", "The trend holds for the third week.", "Target looks ambitious now; discussing it with my manager.",
  "Training finished, effect should show next month.", "Measured again after cleaning the data.", "",
] as const;

export const discussion = [
  "Great progress, well done.", "What would help you most right now?", "Let's look at this together on Monday.", "Could you share the numbers behind this?",
  "The board asked about this one; can we show it at the next meeting?", "I moved two people to help until the end of the month.",
  "Thanks for flagging this early.", "Agreed, let's keep the target.", "Nice, the customers noticed.",
] as const;
