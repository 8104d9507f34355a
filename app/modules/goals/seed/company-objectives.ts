import type { KeyResultPhrase } from "./phrases.ts";

/** What whole demo companies aim at. */
export const companyObjectives: readonly { title: string; keyResults: readonly KeyResultPhrase[] }[] = [
  {
    title: "Become the preferred supplier for mid-sized manufacturers",
    keyResults: [
      ["New manufacturing customers", "COUNT", 0, 60],
      ["Net promoter score", "COUNT", 31, 45],
    ],
  },
  {
    title: "Grow recurring revenue profitably",
    keyResults: [
      ["Annual recurring revenue added", "CURRENCY", 0, 2_400_000],
      ["Gross margin", "PERCENTAGE", 58, 64],
    ],
  },
  {
    title: "Launch every customer on time",
    keyResults: [
      ["Launches on the agreed date", "PERCENTAGE", 74, 92],
      ["Days from order to first use", "COUNT", 61, 35],
    ],
  },
  {
    title: "Be a place where people grow",
    keyResults: [
      ["Engagement score", "PERCENTAGE", 68, 78],
      ["Roles filled from within", "PERCENTAGE", 22, 40],
    ],
  },
  {
    title: "Lower the cost of serving a customer",
    keyResults: [
      ["Support tickets per customer and month", "COUNT", 19, 11],
      ["Service cost per customer", "CURRENCY", 4_200, 3_300],
    ],
  },
  {
    title: "Win back dissatisfied customers",
    keyResults: [
      ["Customers won back", "COUNT", 0, 25],
      ["Churn rate", "PERCENTAGE", 9, 6],
    ],
  },
];

/** Tells apart people with the same aim. */
export const scopes = [
  "in Germany",
  "in Spain",
  "in India",
  "in the Gulf",
  "in the United States",
  "in Austria",
  "in Portugal",
  "across the Nordics",
  "for key accounts",
  "for small customers",
  "for new customers",
  "for logistics customers",
  "for automotive customers",
  "for food producers",
  "for machine builders",
  "for hospitals",
  "for utilities",
  "for the partner portal",
  "for the core product",
  "for the robotics line",
  "for the energy line",
  "for the spare parts line",
  "on the north site",
  "on the south site",
] as const;
