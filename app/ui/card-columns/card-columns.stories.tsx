import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { CardColumn, CardColumns, useCard } from "./card-columns.tsx";

const columns = ["To do", "Doing", "Done"];

function Card({ id }: { id: string }) {
  const { ref, grip, carried } = useCard(id, `Move ${id}`);
  return (
    <li ref={ref} style={{ opacity: carried ? 0.4 : 1 }}>
      {grip}
      {id}
    </li>
  );
}

function Board({ refused }: { refused: string | null }) {
  const [places, setPlaces] = useState<Record<string, string>>({ Paint: "To do", Sand: "Doing", Measure: "Done" });
  return (
    <CardColumns
      accepts={(card, column) => column !== refused && places[card] !== column}
      holds={(card, column) => places[card] === column}
      onMove={(card, column) => setPlaces((before) => ({ ...before, [card]: column }))}
      carried={(card) => card}
      words={{
        instructions: "Space takes a card, arrow keys carry it, Space puts it down, Escape leaves it.",
        grip: "card",
        taken: (card) => `${card} taken`,
        over: (card, column) => `${card} over ${column}`,
        nowhere: (card) => `${card} over nothing`,
        put: (card, column) => `${card} put into ${column}`,
        left: (card) => `${card} left`,
      }}
    >
      <div style={{ display: "grid", gridTemplateColumns: "repeat(3, 1fr)", gap: 24 }}>
        {columns.map((column) => (
          <CardColumn key={column} id={column} labelledBy={`column-${column}`}>
            <h2 id={`column-${column}`}>{column}</h2>
            <ul>
              {Object.keys(places)
                .filter((card) => places[card] === column)
                .map((card) => (
                  <Card key={card} id={card} />
                ))}
            </ul>
          </CardColumn>
        ))}
      </div>
    </CardColumns>
  );
}

const meta: Meta<typeof Board> = { title: "Data/CardColumns", component: Board, args: { refused: null } };

export default meta;

export const Default: StoryObj<typeof Board> = {};
