import { useId, type ReactNode } from "react";
import { expect, test } from "vitest";
import { bytesOf, drawnRooms, drawPage } from "./draw-page.ts";

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
    const html = bytesOf(drawPage(<Kept by={() => "navigation"}>{() => <Navigation />}</Kept>, rooms)).toString();
    return { html, rooms: [...rooms] };
  };
  const expected = { html: "<nav>Home</nav>", rooms: ["shell", "screens"] };
  expect([draw(), draw(), drawnTimes]).toEqual([expected, expected, 1]);
});

test("a part is the same wherever it stands, unless it has ids", () => {
  const drawnAt: string[] = [];
  const Plain = () => {
    drawnAt.push("plain");
    return <b>Ada</b>;
  };
  const Named = () => {
    drawnAt.push("named");
    return <b id={useId()}>Ada</b>;
  };
  const kept = (name: string, shown: ReactNode) => (
    <Kept key={name} by={() => name}>
      {() => shown}
    </Kept>
  );
  const draw = (shown: ReactNode) => bytesOf(drawPage(shown, new Set())).toString();
  const plain = draw([kept("plain", <Plain />), <i key="one" />]);
  expect(draw([<i key="one" />, kept("plain", <Plain />)])).toBe("<i></i><b>Ada</b>");
  const [first, second] = [
    [kept("named", <Named />), <i key="one" />],
    [<i key="one" />, kept("named", <Named />)],
  ];
  const inPlaces = [draw(first), draw(second), draw(first), draw(second)];
  expect(plain).toBe("<b>Ada</b><i></i>");
  expect(inPlaces).toEqual([
    '<b id=":R1:">Ada</b><i></i>',
    '<i></i><b id=":R2:">Ada</b>',
    '<b id=":R1:">Ada</b><i></i>',
    '<i></i><b id=":R2:">Ada</b>',
  ]);
  expect(drawnAt).toEqual(["plain", "named", "named"]);
});
