import { z } from "zod";

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
  | { settings: null; faults: Record<string, "required" | "setting-invalid"> };

/** What was typed, as the connector wants it; or what is wrong, by field. */
export function readSettings(described: unknown, typed: Readonly<Record<string, string>>): ReadSettings {
  const settings = Object.fromEntries(
    settingFields(described).flatMap(({ name, kind }): [string, unknown][] => {
      const text = (typed[name] ?? "").trim();
      if (kind === "switch") return [[name, text !== ""]];
      if (text === "") return [];
      return [[name, kind === "number" && !Number.isNaN(Number(text)) ? Number(text) : text]];
    }),
  );
  const read = z.fromJSONSchema(described as Parameters<typeof z.fromJSONSchema>[0]).safeParse(settings);
  if (read.success) return { settings: read.data as Record<string, unknown>, faults: null };
  const faults = read.error.issues.map((issue) => {
    const name = String(issue.path[0] ?? "");
    return [name, settings[name] === undefined ? "required" : "setting-invalid"] as const;
  });
  return { settings: null, faults: Object.fromEntries(faults) };
}
