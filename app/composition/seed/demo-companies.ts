export type DemoCompany = {
  slug: string;
  name: string;
  domain: string;
  currency: string;
  timeZone: string;
  /** 1 is January. */
  fiscalYearStartMonth: number;
};

export { demoPassword } from "#app/modules/identity/index.ts";

export const demoCompanies: readonly DemoCompany[] = [
  {
    slug: "acme",
    name: "Acme Robotics",
    domain: "acme.test",
    currency: "EUR",
    timeZone: "Europe/Berlin",
    fiscalYearStartMonth: 1,
  },
  {
    slug: "globex",
    name: "Globex Energy",
    domain: "globex.test",
    currency: "INR",
    timeZone: "Asia/Kolkata",
    fiscalYearStartMonth: 4,
  },
];

/** How many people a demo company of each size has. */
export const demoSizes = { small: 60, company: 1_200, enterprise: 25_000 } as const;
export type DemoSize = keyof typeof demoSizes;
