import { expect, test } from "vitest";
import { groupPeople, type Placed } from "./coarsen.ts";
import type { Frame } from "./survey.ts";
import { whatCanBeShown } from "./what-can-be-shown.ts";

const people = (count: number, unit: string, location: string): Placed[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `${unit} ${location} ${at}`,
    paths: { DIVISION: [unit, "all"], LOCATION: [location] },
  }));

const frame: Frame = {
  attributes: ["DIVISION", "LOCATION"],
  names: { all: "Acme", sales: "Sales", legal: "Legal", berlin: "Berlin", oslo: "Oslo" },
  above: { sales: "all", legal: "all" },
};

test("it says what can be shown, and names what is too small for it", () => {
  const asked = [...people(6, "sales", "berlin"), ...people(7, "sales", "oslo"), ...people(3, "legal", "oslo")];
  const { groups } = groupPeople(asked, frame.attributes, 5);
  expect(whatCanBeShown(asked, { groups, frame, fewest: 5 })).toEqual([
    { attribute: "DIVISION", shown: 2, small: ["Legal"] },
    // Three of Legal are counted with six of Berlin, who are told of nowhere by place.
    { attribute: "LOCATION", shown: 1, small: ["Berlin"] },
  ]);
});

test("where everything is large enough nothing is named", () => {
  const asked = [...people(6, "sales", "berlin"), ...people(7, "legal", "oslo")];
  const { groups } = groupPeople(asked, frame.attributes, 5);
  expect(whatCanBeShown(asked, { groups, frame, fewest: 5 }).flatMap(({ small }) => small)).toEqual([]);
});
