import { z } from "zod";

/** What somebody would gain or lose; before and after count records, null where a right is had or not had. */
export const effect = z
  .object({
    room: z.string().describe("The module it belongs to."),
    label: z.string().describe("A key of the module's words."),
    fields: z.array(z.string()).optional().describe("Of a right that is about fields: those it is about."),
    change: z.enum(["GAIN", "LOSE"]).describe("Whether something is gained or lost."),
    before: z
      .number()
      .nullable()
      .describe("How many records it reached before; null for a right that is had or not had."),
    after: z.number().nullable().describe("How many records it would reach; null for a right that is had or not had."),
  })
  .meta({ id: "AccessEffect" });

export const customRole = z
  .object({
    id: z.string().describe("The id of the record, a UUID."),
    name: z.string().describe("The name as people see it."),
    description: z.string().describe("What it is for, in the words of whoever made it; may be empty."),
    rights: z.array(z.string()).describe("The rights the role gives, by key."),
    fields: z.record(z.string(), z.array(z.string())).describe("Of a right that is about fields: those it is about."),
    sparesSelf: z.boolean().describe("Whether the role gives nothing over the holder's own record."),
    orgUnitIds: z
      .array(z.string())
      .nullable()
      .describe("The org units it reaches, each with all below it; null for the whole company."),
    holderIds: z.array(z.string()).describe("The employees who were given the role; at most 500."),
    groupHolderIds: z
      .array(z.string())
      .describe(
        "The employees who hold it by the groups of the company's identity provider; only sign-ins change that.",
      ),
    version: z.number().describe("Counts the changes of the record; the next change must bring it."),
  })
  .meta({ id: "CustomRole" });

/** One rule that was looked at: whether it spoke of this case, and whether it refuses. */
export const explainedRule = z
  .object({
    id: z.string().describe("The id of the record, a UUID."),
    room: z.string().describe("The module it belongs to."),
    because: z.string().describe("A key of the module's words that says why."),
    params: z.record(z.string(), z.string()).describe("What the words name, by name."),
    matched: z.boolean().describe("Whether the rule speaks of this case."),
    inverted: z.boolean().describe("Whether the rule refuses rather than allows."),
  })
  .meta({ id: "ExplainedRule" });
