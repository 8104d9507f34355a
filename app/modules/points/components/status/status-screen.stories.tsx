import type { Meta, StoryObj } from "@storybook/react-vite";
import people from "#app/modules/people/strings/en.json";
import imports from "#app/modules/imports/strings/en.json";
import shell from "#app/shell/strings/en.json";
import { StoryScreen } from "#app/shell/testing/story-screen.tsx";
import strings from "../../strings/en.json";
import { StatusScreen, type StatusData } from "./status-screen.tsx";

const person = (id: string, name: string, balance: number, place: number) => ({
  ...{ id, name, photo: null, role: "Engineer", balance, place, nextOn: balance ? "2026-11-29" : null },
  ...{
    lastOn: "2026-11-09",
    reached: balance >= 5 ? 5 : null,
    toDo: balance >= 10 ? 1 : 0,
    appeals: balance === 6 ? 1 : 0,
  },
});

const page: StatusData = {
  ...{ scope: "company", form: null, today: "2026-11-16", total: 3 },
  input: { text: "", show: undefined, order: "most", page: 1 },
  rows: [person("1", "Asha Rao", 10, 3), person("2", "Ravi Kumar", 6, 2), person("3", "Lena Vogt", 0, 1)],
};

function Screen(props: { page: StatusData }) {
  return (
    <StoryScreen strings={{ points: strings, shell, people, imports }} address="/app/company/points/status">
      <main>
        <StatusScreen {...props} />
      </main>
    </StoryScreen>
  );
}

const meta: Meta<typeof Screen> = { title: "Points/StatusScreen", component: Screen, args: { page } };

export default meta;
type Story = StoryObj<typeof Screen>;

/** The leaderboard of those who may know names. */
export const Company: Story = {};

export const Nobody: Story = { args: { page: { ...page, rows: [], total: 0 } } };
