import { z } from "zod";
import { peopleNamed } from "#app/modules/people/index.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { defineImportable, type ImportColumn, type ImportedLine } from "#app/platform/contributions/importable.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { readDay } from "#app/platform/import/dates.ts";
import { authorizeTaskUpload } from "./use-cases/authorize-task-upload.ts";
import { createInitiative, createInitiativeInput } from "./use-cases/create-initiative.ts";
import { deleteInitiative } from "./use-cases/delete-initiative.ts";
import { descriptionInput, taskTextInput } from "./use-cases/initiative-input.ts";
import { sql } from "#tenancy/sql.ts";

const day = z.string().transform((text, refinement) => {
  const read = readDay(text);
  if (read === null) refinement.addIssue({ code: "custom", message: "initiatives.date-in-file" });
  return read ?? "";
});

const visibilities = { private: "PRIVATE", global: "GLOBAL", everybody: "GLOBAL" } as const;

/** One task a line; owners are named by e-mail or number, several with a semicolon between them. */
const taskLine = z.object({
  text: taskTextInput,
  description: descriptionInput.default(""),
  owners: z
    .string()
    .default("")
    .transform((text) =>
      text
        .split(";")
        .map((name) => name.trim())
        .filter(Boolean),
    ),
  startDate: day.optional(),
  dueDate: day.optional(),
  visibility: z
    .string()
    .toLowerCase()
    .pipe(z.enum(["private", "global", "everybody"]))
    .transform((word) => visibilities[word])
    .optional(),
});
type TaskLine = z.output<typeof taskLine>;

const columns: readonly ImportColumn[] = [
  {
    name: "text",
    label: "form.text",
    heads: ["text", "task", "title", "name", "aufgabe", "titel", "tarea", "titulo", "कार्य", "المهمة"],
    required: true,
    examples: ["Call the ten largest customers", "Write down what they ask for"],
  },
  {
    name: "description",
    label: "form.description",
    heads: ["description", "details", "notes", "beschreibung", "descripcion", "विवरण", "الوصف"],
    examples: ["Two a day, until the end of the month", ""],
  },
  {
    name: "owners",
    label: "form.owners",
    heads: ["owners", "owner", "assignee", "owner email", "email", "verantwortlich", "responsable", "मालिक", "المالك"],
    examples: ["", ""],
  },
  {
    name: "startDate",
    label: "form.start",
    heads: ["start_date", "start", "startdatum", "inicio", "शुरुआत", "البداية"],
    examples: ["", ""],
  },
  {
    name: "dueDate",
    label: "form.due",
    heads: ["due_date", "due", "deadline", "faellig", "fällig", "vencimiento", "नियत तिथि", "الاستحقاق"],
    examples: ["2030-01-31", "2030-02-15"],
  },
  {
    name: "visibility",
    label: "form.visibility",
    heads: ["visibility", "sichtbarkeit", "visibilidad", "दृश्यता", "الظهور"],
    examples: ["Private", "Everybody"],
  },
];

/** Tasks from a file, written down as the form writes them. */
export const taskImport = defineImportable<TaskLine>({
  kind: "tasks",
  title: "import.title",
  text: "import.text",
  list: { path: "/app/my-data/initiative/my-initiatives", label: "pages.mine.title" },
  authorize: authorizeTaskUpload,
  columns: () => columns,
  input: taskLine,
  begin: async (context, lines) => {
    const people = await peopleNamed(
      context,
      lines.flatMap(({ owners }) => owners),
    );
    return async ({ owners, ...line }) => {
      const ownerIds = owners.map((name) => people.get(name.toLowerCase()) ?? unknownOwner(name));
      const input = createInitiativeInput.parse({ ...line, ...(ownerIds.length > 0 && { ownerIds }) });
      return { outcome: "CREATED", id: (await createInitiative(context, input)).initiativeId };
    };
  },
  undo: takeBack,
});

function unknownOwner(name: string): never {
  throw invalid("initiatives.unknown-owner", "Nobody is called so.", {
    params: { name: name.slice(0, 80) },
    fields: { owners: "initiatives.unknown-owner" },
  });
}

/** A task that was changed, done or divided since is built on; one that is gone already is no hindrance. */
async function takeBack(context: Context, made: readonly ImportedLine[]): Promise<{ builtOn: string | null }> {
  const ids = made.map(({ id }) => id);
  const builtOn = await firstRow<{ text: string }>(
    context,
    sql`select i.text from {initiative} i where i.id = any(${ids}::uuid[]) and i.deleted_at is null and (i.version > 1
      or exists (select from {initiative} p where p.parent_id = i.id and p.deleted_at is null)) order by i.id limit 1`,
  );
  if (builtOn) return { builtOn: builtOn.text };
  const standing = await context.rows<{ id: string }>(
    sql`select id from {initiative} where id = any(${ids}::uuid[]) and deleted_at is null`,
  );
  for (const { id } of standing) await deleteInitiative(context, { initiativeId: id });
  return { builtOn: null };
}
