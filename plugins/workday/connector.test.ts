import { expect, test } from "vitest";
import { LocalHost, SourceServer, type Answer } from "#sdk/testing/index.ts";
import { workday } from "./connector.ts";

const secret = "ISU_Cairn:word";
const entry = (id: number, more: object = {}) => ({
  Employee_ID: `W${id}`,
  Legal_First_Name: `Asha ${id}`,
  Legal_Last_Name: "Rao",
  Primary_Work_Email: `asha${id}@acme.test`,
  Hire_Date: "2026-01-05",
  Manager_ID: "W1",
  Worker_Status: "Active",
  Cost_Center: "900",
  Nested: [{ Deep: "1" }],
  ...more,
});
let entries = [entry(1), entry(2, { Worker_Status: "Terminated" })];
const answer: Answer = ({ path, query, headers }) => {
  if (headers.authorization !== `Basic ${btoa(secret)}`) return { status: 401, body: {} };
  if (path !== "/ccx/service/customreport2/acme/owner/People" || query.get("format") !== "json")
    return { status: 404, body: {} };
  return { body: { Report_Entry: entries } };
};
const host = (address: string, key = secret) =>
  new LocalHost(workday, {
    secret: key,
    settings: { address: `${address}/ccx/service/customreport2/acme/owner/People` },
  });

test("a report's own columns are known by their usual names, and all are there to be chosen", async () => {
  await using server = await SourceServer.start(answer);
  const { rows, rejected, cursor } = await host(server.address).run("person");
  expect(rejected).toEqual([]);
  expect(rows.get("W1")).toMatchObject({ firstName: "Asha 1", managerRef: "W1", extra: { Cost_Center: "900" } });
  expect(rows.get("W2")).toMatchObject({ status: "left" });
  expect((await host(server.address).run("person", { from: cursor, mode: "incremental" })).given).toBe(0);
  entries = [...entries, entry(3)];
  expect((await host(server.address).run("person", { from: cursor, mode: "incremental" })).given).toBe(3);
});

test("a report that holds nobody changes nothing and says so; half an answer is asked for again", async () => {
  await using server = await SourceServer.start(answer);
  server.expectFaults("truncated", "fails");
  await host(server.address).check();
  await expect(host(server.address, "ISU_Cairn:wrong").check()).rejects.toMatchObject({ code: "auth" });
  entries = [];
  await expect(host(server.address).run("person")).rejects.toMatchObject({ code: "config" });
});
