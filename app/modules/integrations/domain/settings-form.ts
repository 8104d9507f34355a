import { z } from "zod";
import { faultOfAddress, type AddressFault, type AllowedHosts } from "./setting-address.ts";

/** One field of the form of a connector's settings. */
export type SettingField = {
  name: string;
  /** In the languages the connector says it in; its name where it says none. */
  words: Readonly<Record<string, string>>;
  kind: "text" | "address" | "number" | "choice" | "switch";
  options: readonly string[];
  standard: string;
  required: boolean;
};

const property = z.looseObject({
  type: z.string().optional(),
  format: z.string().optional(),
  enum: z.array(z.string()).optional(),
  default: z.union([z.string(), z.number(), z.boolean()]).optional(),
  label: z.record(z.string(), z.string()).optional(),
});
const schema = z.looseObject({
  properties: z.record(z.string(), property).default({}),
  required: z.array(z.string()).default([]),
});

/** The fields of a form for settings that a connector described as JSON Schema. */
export function settingFields(described: unknown): SettingField[] {
  const { properties, required } = schema.parse(described);
  return Object.entries(properties).map(
    ([name, { type, format, enum: options = [], default: standard, label = {} }]) => ({
      name,
      words: label,
      kind:
        options.length > 0
          ? "choice"
          : type === "boolean"
            ? "switch"
            : type === "number" || type === "integer"
              ? "number"
              : format === "uri"
                ? "address"
                : "text",
      options,
      standard: standard === undefined ? "" : String(standard),
      required: required.includes(name) && standard === undefined && type !== "boolean",
    }),
  );
}

export type ReadSettings =
  | { settings: Record<string, unknown>; faults: null }
  | { settings: null; faults: Record<string, "required" | "setting-invalid" | AddressFault> };

/** Stands for the sample that comes along with a connector. */
export const sampleAddress = "sample:";

/** What was typed, as the connector wants it, with addresses that may be kept; or what is wrong, by field. */
export function readSettings(
  described: unknown,
  typed: Readonly<Record<string, string>>,
  hosts: AllowedHosts,
): ReadSettings {
  const fields = settingFields(described);
  const settings = Object.fromEntries(
    fields.flatMap(({ name, kind }): [string, unknown][] => {
      const text = (typed[name] ?? "").trim();
      if (kind === "switch") return [[name, text !== ""]];
      if (text === "") return [];
      return [[name, kind === "number" && !Number.isNaN(Number(text)) ? Number(text) : text]];
    }),
  );
  const read = z.fromJSONSchema(described as Parameters<typeof z.fromJSONSchema>[0]).safeParse(settings);
  const kept = (read.success ? read.data : settings) as Record<string, unknown>;
  const unfit = fields.flatMap(({ name, kind }) => {
    const value = kept[name];
    if (typeof value !== "string" || value === sampleAddress) return [];
    const fault = faultOfAddress(value, kind === "address", hosts);
    return fault ? [[name, fault] as const] : [];
  });
  if (read.success && unfit.length === 0) return { settings: kept, faults: null };
  const faults = (read.error?.issues ?? []).map((issue) => {
    const name = String(issue.path[0] ?? "");
    return [name, settings[name] === undefined ? "required" : "setting-invalid"] as const;
  });
  return { settings: null, faults: Object.fromEntries([...faults, ...unfit]) };
}
