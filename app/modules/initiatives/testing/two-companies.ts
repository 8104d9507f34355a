import { twoCompanies } from "#tests/support/two-companies.ts";
import type { Company, World } from "#tests/support/world.ts";
import { InitiativeWorld } from "./initiative-world.ts";

export type TasksOfTwoCompanies = {
  acme: Company;
  globex: Company;
  tasks: InitiativeWorld;
  /** A private task of Asha's that Otto helps with. */
  secretId: string;
  /** Its part. */
  partId: string;
};

/** Acme, where Asha and Lena report to Ravi, he to Skip, and Tara administers tasks; and Eve, who administers globex. */
export async function tasksOfTwoCompanies(world: World): Promise<TasksOfTwoCompanies> {
  const { acme, globex } = await twoCompanies(world, "tara", ["TASK_ADMIN"]);
  await new InitiativeWorld(globex).open();
  const tasks = await new InitiativeWorld(acme).open();
  const secretId = await tasks.task("asha", {
    text: "Secret of Asha",
    dueDate: "2026-11-20",
    collaboratorIds: [acme.id("otto")],
  });
  const partId = await tasks.task("asha", { text: "Part of it", parentId: secretId });
  await tasks.task("lena", { text: "Open to all", visibility: "GLOBAL" });
  await tasks.task("ravi", { text: "Given to Lena", ownerIds: [acme.id("lena")], dueDate: "2026-11-10" });
  return { acme, globex, tasks, secretId, partId };
}
