import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { drawnRooms, drawPage } from "./draw-page.ts";

const Kept = Object.assign((_: { by: () => string; children: () => ReactNode }) => null, { keeps: true as const });

test("a part that is kept is drawn once, and says each time whose words it uses", () => {
  let drawnTimes = 0;
  const Navigation = () => {
    drawnTimes += 1;
    drawnRooms.add("screens");
    return <nav>Home</nav>;
  };
  const draw = () => {
    const rooms = new Set(["shell"]);
    const html = drawPage(<Kept by={() => "navigation"}>{() => <Navigation />}</Kept>, rooms);
    return { html, rooms: [...rooms] };
  };
  const expected = { html: "<nav>Home</nav>", rooms: ["shell", "screens"] };
  expect([draw(), draw(), drawnTimes]).toEqual([expected, expected, 1]);
});
