import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link, useLoaderData } from "@remix-run/react";
import { useMemo, useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { Button } from "#app/ui/button/button.tsx";
import { until } from "#app/ui/testing/until.ts";
import type { CommandAction, CommandResult } from "../http/command.ts";
import { ActForm } from "./act-form.tsx";
import { commandsOf } from "./commands-of.tsx";
import { LateAnswers } from "./late-answers.tsx";
import { createTranslator } from "../i18n/translator.ts";
import { TranslatorProvider } from "../i18n/use-translation.ts";

type Stones = CommandAction<{ "take-away": { run(): Promise<null> } }>;
const { useCommand } = commandsOf<Stones>("stones");

/** How often a row was told that something was done in it. */
let told = 0;

function Row() {
  const then = () => void (told += 1);
  const command = useCommand({ intent: "take-away", key: "stone", said: () => "Taken away", then });
  return (
    <ActForm command={command} intent="take-away" fields={{}}>
      <Button type="submit">Take away</Button>
    </ActForm>
  );
}

function Screen() {
  const { there } = useLoaderData() as { there: boolean };
  const [another, setAnother] = useState(false);
  return (
    <>
      {there || another ? <Row /> : <p>No stones</p>}
      <Button onClick={() => setAnother(!another)}>Another stone</Button>
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

/** A form that leaves once it is done, on a screen whose data take a while to be read anew. */
function Leaving() {
  const command = useCommand({ intent: "take-away", said: () => "Taken away", leaveTo: "/left" });
  return (
    <>
      <ActForm command={command} intent="take-away" fields={{}}>
        <Button type="submit">Take away</Button>
      </ActForm>
      <Link to="/elsewhere">Elsewhere</Link>
      <LateAnswers />
    </>
  );
}

function screenThatIsLeft() {
  const slowly = (milliseconds: number) => () => new Promise((done) => setTimeout(done, milliseconds, null));
  const action = (): CommandResult => ({ intent: "take-away", done: true, value: null, reply: null, error: null });
  return createMemoryRouter(
    [
      { id: "screen", path: "/", element: <Leaving />, loader: slowly(300), action },
      { path: "/elsewhere", element: <p>Where the reader went</p>, loader: slowly(600) },
      { path: "/left", element: <p>Where the form leaves to</p> },
    ],
    {
      hydrationData: { loaderData: { screen: null } },
      future: { v7_fetcherPersist: true, v7_normalizeFormMethod: true },
    },
  );
}

function Routed({ make }: { make: typeof screenAnsweredAtOnce }) {
  const [router] = useState(make);
  const words = useMemo(() => createTranslator("en", {}), []);
  return (
    <TranslatorProvider value={words}>
      <RouterProvider router={router} future={{ v7_startTransition: true }} />
    </TranslatorProvider>
  );
}

const meta: Meta = { title: "Forms/Late answers", component: Routed, args: { make: screenAnsweredAtOnce } };

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

/** Another row of the same command comes and goes later: nothing was done in it, and nothing is told. */
export const LaterRowHearsNothing: StoryObj = {
  play: async (context) => {
    told = 0;
    await RowGoesFirst.play!(context);
    await until(() => told === 1);
    const { canvasElement } = context;
    const other = () =>
      [...canvasElement.querySelectorAll("button")].find(({ textContent }) => textContent === "Another stone")!;
    other().click();
    await until(() => !canvasElement.textContent?.includes("No stones"));
    await afterEffects();
    other().click();
    await until(() => canvasElement.textContent?.includes("No stones"));
    await afterEffects();
    if (told !== 1) throw new Error(`Told ${told} times of what was done once.`);
  },
};

/** Who goes elsewhere while the form waits for fresh data is not called back by it. */
export const NobodyIsCalledBack: StoryObj = {
  args: { make: screenThatIsLeft },
  play: async ({ canvasElement }) => {
    await until(() => canvasElement.querySelector("button"));
    await afterEffects();
    canvasElement.querySelector("button")?.click();
    await until(() => document.body.textContent?.includes("Taken away"));
    canvasElement.querySelector("a")?.click();
    await until(() => /Where the (reader|form)/.test(canvasElement.textContent ?? ""));
    if (!canvasElement.textContent?.includes("Where the reader went"))
      throw new Error("The form called the reader back.");
  },
};

/** Who stays is led on. */
export const WhoStaysIsLedOn: StoryObj = {
  args: { make: screenThatIsLeft },
  play: async ({ canvasElement }) => {
    await until(() => canvasElement.querySelector("button"));
    await afterEffects();
    canvasElement.querySelector("button")?.click();
    await until(() => canvasElement.textContent?.includes("Where the form leaves to"));
  },
};

/** A page says that it is alive once its effects have run; a story is pressed before. */
async function afterEffects(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
}
