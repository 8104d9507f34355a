import type { KeyResultPhrase } from "./phrases.ts";

/** What a part of a demo company works on, from the department to one person, and how each of them would measure it. */
export type Theme = {
  department: string;
  team: string;
  individual: readonly string[];
  keyResults: readonly KeyResultPhrase[];
};

export const themes: Readonly<Record<string, readonly Theme[]>> = {
  Technology: [
    {
      department: "Make the platform reliable around the clock",
      team: "Reduce incidents and recover faster",
      individual: ["Reduce alert noise", "Automate database upgrades", "Harden sign-in"],
      keyResults: [
        ["Availability of the service", "PERCENTAGE", 99.1, 99.9],
        ["Incidents per month", "COUNT", 24, 8],
        ["Minutes to recover from an incident", "COUNT", 95, 30],
      ],
    },
    {
      department: "Ship improvements every week without regressions",
      team: "Release every day with confidence",
      individual: ["Cut flaky tests", "Automate the billing release", "Cover critical paths with tests"],
      keyResults: [
        ["Releases per week", "COUNT", 4, 20],
        ["Releases rolled back", "PERCENTAGE", 12, 3],
        ["Test coverage of critical paths", "PERCENTAGE", 48, 80],
      ],
    },
    {
      department: "Make the product fast for every customer",
      team: "Halve the loading time of the busiest pages",
      individual: ["Speed up checkout", "Shorten the start time of the mobile app", "Improve search relevance"],
      keyResults: [
        ["Median response time in milliseconds", "COUNT", 840, 300],
        ["Pages that load within two seconds", "PERCENTAGE", 61, 90],
        ["Searches without a result", "PERCENTAGE", 18, 7],
      ],
    },
    {
      department: "Close security gaps before customers ask",
      team: "Fix open security findings",
      individual: ["Introduce single sign-on for internal tools", "Encrypt customer files at rest"],
      keyResults: [
        ["Open security findings", "COUNT", 34, 4],
        ["Days to fix a critical finding", "COUNT", 21, 5],
        ["Services behind single sign-on", "PERCENTAGE", 40, 95],
      ],
    },
    {
      department: "Run the cloud at a lower cost",
      team: "Retire the old order service",
      individual: ["Move reports to the new pipeline", "Replace the legacy importer"],
      keyResults: [
        ["Monthly hosting cost", "CURRENCY", 42_000, 31_000],
        ["Customers on the new version", "COUNT", 0, 120],
        ["Legacy jobs still running", "COUNT", 40, 5],
      ],
    },
  ],
  Sales: [
    {
      department: "Build a reliable sales pipeline",
      team: "Fill the top of the funnel",
      individual: ["Win first meetings with target accounts", "Grow the partner channel"],
      keyResults: [
        ["Qualified first meetings", "COUNT", 0, 45],
        ["Pipeline value", "CURRENCY", 600_000, 1_500_000],
        ["Leads contacted within one day", "PERCENTAGE", 55, 90],
      ],
    },
    {
      department: "Grow revenue from existing customers",
      team: "Renew contracts early",
      individual: ["Renew the top accounts", "Sell the analytics module to existing customers"],
      keyResults: [
        ["Renewed contract value", "CURRENCY", 0, 320_000],
        ["Accounts with a second module", "COUNT", 8, 25],
        ["Renewals signed 60 days early", "PERCENTAGE", 30, 60],
      ],
    },
    {
      department: "Shorten the sales cycle",
      team: "Raise the win rate",
      individual: ["Shorten the time from quote to signature", "Raise the average deal size"],
      keyResults: [
        ["Win rate", "PERCENTAGE", 21, 30],
        ["Days from offer to signature", "COUNT", 52, 35],
        ["Average deal size", "CURRENCY", 38_000, 50_000],
      ],
    },
    {
      department: "Enter two new regions",
      team: "Win the first customers in new regions",
      individual: ["Win three reference customers", "Build the distributor network"],
      keyResults: [
        ["Customers in new regions", "COUNT", 0, 12],
        ["New recurring revenue", "CURRENCY", 0, 180_000],
        ["Distributors under contract", "COUNT", 1, 6],
      ],
    },
  ],
  Operations: [
    {
      department: "Deliver on time, every time",
      team: "Improve delivery punctuality",
      individual: ["Raise supplier punctuality", "Shorten the picking route", "Digitise delivery notes"],
      keyResults: [
        ["Deliveries on time", "PERCENTAGE", 88, 97],
        ["Late supplier deliveries per month", "COUNT", 42, 15],
        ["Minutes to pick an order", "COUNT", 26, 18],
      ],
    },
    {
      department: "Fix machines on the first visit",
      team: "Raise the first-visit fix rate",
      individual: ["Certify the service crew", "Get spare parts to customers overnight"],
      keyResults: [
        ["First-visit fix rate", "PERCENTAGE", 71, 85],
        ["Complaints per month", "COUNT", 60, 20],
        ["Technicians certified", "COUNT", 4, 18],
      ],
    },
    {
      department: "Run leaner warehouses",
      team: "Lower stock without shortages",
      individual: ["Bring stock differences to zero", "Cut packaging waste"],
      keyResults: [
        ["Stock value", "CURRENCY", 900_000, 720_000],
        ["Stock differences per count", "COUNT", 120, 20],
        ["Packaging waste in kilograms", "COUNT", 800, 450],
      ],
    },
    {
      department: "Prepare production for the peak season",
      team: "Train the team on the new line",
      individual: ["Reduce overtime", "Lower rework", "Improve the shift handover"],
      keyResults: [
        ["Staff trained on the new line", "COUNT", 0, 30],
        ["Overtime hours per week", "COUNT", 140, 60],
        ["Parts that need rework", "PERCENTAGE", 6.5, 3],
      ],
    },
  ],
  Marketing: [
    {
      department: "Turn website visitors into trials",
      team: "Grow trials from search",
      individual: ["Improve the landing page", "Translate the top pages", "Optimise paid search"],
      keyResults: [
        ["Trials started", "COUNT", 0, 400],
        ["Conversion of the trial page", "PERCENTAGE", 2.4, 4],
        ["Cost per qualified lead", "CURRENCY", 210, 140],
      ],
    },
    {
      department: "Make customers our best advocates",
      team: "Build the reference programme",
      individual: ["Publish customer stories", "Grow the user community"],
      keyResults: [
        ["Customer stories published", "COUNT", 0, 8],
        ["Customers who act as a reference", "COUNT", 5, 20],
        ["Members of the user community", "COUNT", 300, 1_000],
      ],
    },
    {
      department: "Become known for automation",
      team: "Run webinars that fill the pipeline",
      individual: ["Relaunch the newsletter", "Write the buyer's guide"],
      keyResults: [
        ["Webinar attendees", "COUNT", 0, 900],
        ["Newsletter open rate", "PERCENTAGE", 24, 35],
        ["Downloads of the buyer's guide", "COUNT", 0, 600],
      ],
    },
  ],
  Finance: [
    {
      department: "Close the books in five days",
      team: "Reconcile accounts daily",
      individual: ["Automate the bank import", "Clean up the supplier ledger"],
      keyResults: [
        ["Days to close the month", "COUNT", 11, 5],
        ["Invoices matched automatically", "PERCENTAGE", 55, 85],
        ["Manual journal entries per month", "COUNT", 210, 80],
      ],
    },
    {
      department: "Improve cash flow",
      team: "Collect invoices on time",
      individual: ["Reduce overdue invoices", "Forecast cash a quarter ahead"],
      keyResults: [
        ["Overdue receivables", "CURRENCY", 640_000, 300_000],
        ["Days to collect an invoice", "COUNT", 48, 35],
        ["Forecast accuracy", "PERCENTAGE", 72, 90],
      ],
    },
    {
      department: "Pass the audit without findings",
      team: "Close audit points",
      individual: ["Prepare the audit file", "Simplify travel expenses"],
      keyResults: [
        ["Open audit points", "COUNT", 14, 0],
        ["Controls tested", "PERCENTAGE", 35, 100],
        ["Saved on licences", "CURRENCY", 0, 60_000],
      ],
    },
  ],
  HR: [
    {
      department: "Hire the people we need on time",
      team: "Fill open roles faster",
      individual: ["Fill the engineering roles", "Grow employee referrals"],
      keyResults: [
        ["Roles filled", "COUNT", 0, 14],
        ["Days to fill a role", "COUNT", 63, 42],
        ["Spend on agencies", "CURRENCY", 90_000, 40_000],
      ],
    },
    {
      department: "Help managers lead well",
      team: "Train all new managers",
      individual: ["Run the manager circle", "Prepare the pay review"],
      keyResults: [
        ["Managers trained", "COUNT", 0, 24],
        ["Employees with a monthly 1:1", "PERCENTAGE", 52, 85],
        ["Manager rating in the survey", "PERCENTAGE", 71, 80],
      ],
    },
    {
      department: "Give new colleagues a great start",
      team: "Renew the onboarding programme",
      individual: ["Rewrite the onboarding plan", "Set up buddies for new colleagues"],
      keyResults: [
        ["New colleagues who recommend us", "PERCENTAGE", 70, 90],
        ["Leavers in the first year", "PERCENTAGE", 16, 8],
        ["Onboarding plans finished on time", "PERCENTAGE", 45, 90],
      ],
    },
  ],
};
