import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { companyAtWork, noteCompany, workFor, workOfCompany } from "./company-at-work.ts";

const acme = { id: "id of acme", slug: "acme" };
const globex = { id: "id of globex", slug: "globex" };

test("work is a company's from the moment it is known, whatever else goes on at the same time", async () => {
  const told = await Promise.all(
    [acme, globex].map((company) =>
      workOfCompany({}, async () => {
        const before = companyAtWork();
        await wait(5);
        noteCompany(company);
        await wait(5);
        return [before, companyAtWork()];
      }),
    ),
  );
  expect(told).toEqual([
    [{}, { tenant: "id of acme", company: "acme" }],
    [{}, { tenant: "id of globex", company: "globex" }],
  ]);
  noteCompany(acme);
  expect(companyAtWork()).toEqual({});
});

test("of a job nothing but the company's id is known at first; a line changes nothing of what is known", () =>
  workOfCompany({ tenant: globex.id }, () => {
    Object.assign(companyAtWork(), { company: "changed" });
    expect(companyAtWork()).toEqual({ tenant: "id of globex" });
    expect(workFor(acme, companyAtWork)).toEqual({ tenant: "id of acme", company: "acme" });
  }));
