import { useFetcher, useRevalidator, type FetcherWithComponents } from "@remix-run/react";
import { useId } from "react";
import type { CommandResult } from "../http/command.ts";
import { formOf } from "./use-saying.ts";
import { useTold, type LeaveTo } from "./use-told.ts";
import { changedMeanwhile } from "./use-version-read.ts";
import type { Fields, Said } from "./answers.ts";

export type CommandOptions = {
  room: string;
  /** Where it is sent; this page where it is left out. */
  action?: string | undefined;
  /** Shared by all that have the same: what one asks, the others show. */
  key?: string | undefined;
  /** What to say once it is done. */
  said?: ((done: CommandResult) => Said | null) | undefined;
  /** Hears each answer once, a refusal too. */
  then?: ((answer: CommandResult) => void) | undefined;
  /** Where to go once it is done. */
  leaveTo?: LeaveTo | undefined;
  refusals?: "said" | "shown";
};

export type Command = {
  Form: FetcherWithComponents<CommandResult>["Form"];
  action: string | undefined;
  /** Until the page shows what came of it. */
  busy: boolean;
  /** Until it is answered. */
  awaited: boolean;
  /** What is being sent, until it is answered and the page shows what came of it. */
  sending: FormData | undefined;
  answer: CommandResult | null;
  /** Sends it without a form; to another address than usual where one is given. */
  send: (fields: Fields, to?: string) => void;
};

/** A command without the page being left: sent, told of, and left as it should. Before any script it is an ordinary form. */
export function useCommand(options: CommandOptions): Command {
  const { room, action, key, said, then, leaveTo, refusals = "said" } = options;
  const own = useId();
  const fetcherKey = key ?? `command ${own}`;
  const fetcher = useFetcher<CommandResult>({ key: fetcherKey });
  const { data, state } = fetcher;
  const { revalidate } = useRevalidator();
  const heard = (answer: CommandResult) => {
    // What stands behind the form is stale: the page loads anew, and what is sent next says what was read now.
    if (answer.error?.code === changedMeanwhile) revalidate();
    then?.(answer);
  };
  useTold({ room, fetcherKey, action, data, idle: state === "idle", refusals, said, then: heard, leaveTo });
  return {
    Form: fetcher.Form,
    action,
    busy: state !== "idle",
    awaited: state === "submitting",
    sending: fetcher.formData,
    answer: data ?? null,
    send: (fields, to = action) =>
      void fetcher.submit(formOf(fields), { method: "post", ...(to ? { action: to } : {}) }),
  };
}
