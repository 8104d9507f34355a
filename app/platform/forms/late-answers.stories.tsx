import type { Meta, StoryObj } from "@storybook/react-vite";
import { useLoaderData } from "@remix-run/react";
import { createInstance } from "i18next";
import { useMemo, useState } from "react";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { Button } from "#app/ui/button/button.tsx";
import type { CommandAction, CommandResult } from "../http/command.ts";
import { ActForm } from "./act-form.tsx";
import { commandsOf } from "./commands-of.tsx";
import { LateAnswers } from "./late-answers.tsx";

type Stones = CommandAction<{ "take-away": { run(): Promise<null> } }>;
const { useCommand } = commandsOf<Stones>("stones");

function Row() {
  const command = useCommand({ intent: "take-away", said: () => "Taken away" });
  return (
    <ActForm command={command} intent="take-away" fields={{}}>
      <Button type="submit">Take away</Button>
    </ActForm>
  );
}

function Screen() {
  const { there } = useLoaderData() as { there: boolean };
  return (
    <>
      {there ? <Row /> : <p>No stones</p>}
      <LateAnswers />
    </>
  );
}

/** A screen whose command and whose data come at once: React never renders the row that was answered. */
function screenAnsweredAtOnce() {
  let there = true;
  const action = (): CommandResult => {
    there = false;
    return { intent: "take-away", done: true, value: null, reply: null, error: null };
  };
  const route = { id: "screen", path: "/", element: <Screen />, loader: () => ({ there }), action };
  return createMemoryRouter([route], {
    hydrationData: { loaderData: { screen: { there } } },
    future: { v7_fetcherPersist: true, v7_normalizeFormMethod: true },
  });
}

function AnsweredAtOnce() {
  const [router] = useState(screenAnsweredAtOnce);
  const words = useMemo(() => {
    const i18n = createInstance();
    void i18n.use(initReactI18next).init({ lng: "en", resources: { en: { stones: {} } }, initAsync: false });
    return i18n;
  }, []);
  return (
    <I18nextProvider i18n={words}>
      <RouterProvider router={router} future={{ v7_startTransition: true }} />
    </I18nextProvider>
  );
}

const meta: Meta = { title: "Forms/Late answers", component: AnsweredAtOnce };

export default meta;

/** The row goes with what was done in it; the message comes all the same. */
export const RowGoesFirst: StoryObj = {
  play: async ({ canvasElement }) => {
    await until(() => canvasElement.querySelector("button"));
    await afterEffects();
    canvasElement.querySelector("button")?.click();
    await until(() => canvasElement.textContent?.includes("No stones"));
    await until(() => document.body.textContent?.includes("Taken away"));
  },
};

async function until(holds: () => unknown): Promise<void> {
  for (let waited = 0; !holds(); waited += 20) {
    if (waited > 3_000) throw new Error(`It never came to this: ${holds.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** A page says that it is alive once its effects have run; a story is pressed before. */
async function afterEffects(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
}
