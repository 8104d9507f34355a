import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { expect, test } from "vitest";
import { createTranslator } from "../i18n/translator.ts";
import { TranslatorProvider } from "../i18n/use-translation.ts";
import { SnackbarProvider } from "#app/ui/snackbar/snackbar.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { CairnTheme } from "#app/ui/theme/cairn-theme.tsx";
import type { CommandAction, CommandResult } from "../http/command.ts";
import { ActForm } from "./act-form.tsx";
import { CommandForm } from "./command-form.tsx";
import { commandsOf } from "./commands-of.tsx";

type Stones = CommandAction<{ "add-stone": { run(): Promise<{ name: string }> } }>;
const { useCommand, useCommandForm, PageAnswer } = commandsOf<Stones>("stones");

const strings = {
  stones: { errors: { taken: "There is one named {name}.", "name-required": "Give it a name." } },
  shell: { errors: { "invalid-input": "Something is missing." } },
};

function Screen() {
  const form = useCommandForm({
    intent: "add-stone",
    fields: { cairn: "north" },
    defaultValue: { name: "" },
    said: ({ value }) => `${value.name} lies.`,
  });
  const command = useCommand({ intent: "add-stone" });
  return (
    <>
      <PageAnswer intents={["add-stone"]} said={({ value }) => `${value.name} lies.`} />
      <CommandForm form={form}>
        <TextField {...form.field("name")} label="Name" />
      </CommandForm>
      <ActForm command={command} intent="add-stone" fields={{ stones: ["a", "b"] }} />
    </>
  );
}

/** The page as it is sent before any script, answered as `answer` says. */
async function pageAnswered(answer: CommandResult | null): Promise<string> {
  const handler = createStaticHandler([{ id: "screen", path: "/", action: () => answer, element: <Screen /> }]);
  const body = answer ? new URLSearchParams({ intent: answer.intent }) : null;
  const request = new Request("http://cairn.test/", body ? { method: "POST", body } : {});
  const context = await handler.query(request);
  if (context instanceof Response) throw new Error("The page led elsewhere.");
  const translator = createTranslator("en", { strings });
  return renderToStaticMarkup(
    <TranslatorProvider value={translator}>
      <CairnTheme direction="ltr">
        <SnackbarProvider label="Messages" closeLabel="Close">
          <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} />
        </SnackbarProvider>
      </CairnTheme>
    </TranslatorProvider>,
  );
}

const refused = (error: CommandResult["error"], of: Record<string, string[]>): CommandResult => ({
  intent: "add-stone",
  done: false,
  value: null,
  reply: { status: "error", initialValue: { name: "Keystone" }, error: of },
  error,
});

test("a form names its act and what goes along, and is an ordinary form", async () => {
  const page = await pageAnswered(null);
  expect(page).toMatch(/<form[^>]*method="post"/);
  expect(page).toContain('name="intent" value="add-stone"');
  expect(page).toContain('name="cairn" value="north"');
  expect(page).toContain('name="stones" value="a"');
  expect(page).toContain('name="stones" value="b"');
});

test("a refusal that concerns a field stands beside it, and what was typed is still there", async () => {
  const page = await pageAnswered(refused(null, { name: ["stones.name-required"] }));
  expect(page).toContain('value="Keystone"');
  expect(page).toContain('aria-invalid="true"');
  expect(page).toContain("Give it a name.");
});

test("a refusal that concerns no field stands above the form, in words with their names", async () => {
  const error = { code: "stones.taken", params: { name: "Keystone" }, fields: {}, chain: [] };
  const page = await pageAnswered(refused(error, {}));
  expect(page).toContain("There is one named Keystone.");
  expect(page).not.toContain('aria-invalid="true"');
});

test("a refusal that says more than its field stands above the form too", async () => {
  const fields = { name: "name-required" };
  const error = { code: "stones.taken", params: { name: "Keystone" }, fields, chain: [] };
  const page = await pageAnswered(refused(error, { name: ["name-required"] }));
  expect(page).toContain("There is one named Keystone.");
  expect(page).toContain("Give it a name.");
});

test("a code that has no words is told of without being shown", async () => {
  const page = await pageAnswered(refused(null, { name: ["Invalid input: expected string"] }));
  expect(page).toContain("Something is missing.");
  expect(page.split("<script>")[0]).not.toContain("expected string");
});

test("what was done before any script is said in the page", async () => {
  const page = await pageAnswered({
    intent: "add-stone",
    done: true,
    value: { name: "Keystone" },
    reply: null,
    error: null,
  });
  expect(page).toContain("Keystone lies.");
});
