import { useLocation } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import type { Said } from "#app/platform/forms/answers.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import type { InBackground } from "#app/platform/tasks/acts-on-many.ts";
import type { Matching } from "#app/ui/data-table/data-table-types.ts";
import { followMany } from "./use-look-again.ts";

/** Which part of a list an address shows; all of it is the same whichever that is. */
const places = ["after", "before"];

/** The address of the list that is open, on whichever of its pages. */
export function useListAddress(pageName = "page"): string {
  const { pathname, search } = useLocation();
  const isPlace = (name: string) => name === pageName || places.includes(name);
  const query = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => !isPlace(name)));
  return `${pathname}?${query}`;
}

/** What is ticked in a list, from page to page, or all that the list holds; `pageName` says its page in the address. */
export function useSelection(total: number, pageName?: string) {
  const { t } = useTranslation("shell");
  const format = useFormat();
  const address = useListAddress(pageName);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [meant, setMeant] = useState<string | null>(null);
  const isAll = meant === address;
  const count = format.number(total);
  const matching: Matching = {
    total,
    chosen: isAll,
    offer: t("selection.offer", { count }),
    said: t("selection.all", { count }),
    choose: () => setMeant(address),
  };
  const clear = () => {
    setSelected(new Set());
    setMeant(null);
  };
  return {
    selected,
    /** Ticking one by one again means those alone. */
    onChange: (ticked: ReadonlySet<string>) => {
      setSelected(ticked);
      setMeant(null);
    },
    clear,
    matching,
    /** The address of the list where all of it is meant, to be sent along; null where what is ticked is. */
    address: isAll ? address : null,
  };
}

/** What is said of an act on many: what it says itself, or that it goes on, which can be stopped with nothing changed. */
export function useManySaid() {
  const { t } = useTranslation("shell");
  const format = useFormat();
  return <Value, Told extends Said | null = Said>(
    value: Value | InBackground,
    done: (value: Value) => Told,
  ): Told | Said => {
    if (typeof value !== "object" || value === null || !("background" in value)) return done(value as Value);
    const { taskId, count } = value.background;
    followMany(taskId);
    return {
      text: t("selection.goes-on", { count: format.number(count) }),
      undo: { intent: "cancel", action: "/app/tasks", fields: { taskId }, label: t("selection.stop") },
    };
  };
}
