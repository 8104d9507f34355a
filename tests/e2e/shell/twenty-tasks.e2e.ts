import { expect, test, type Locator, type Page } from "@playwright/test";
import { signIn } from "../steps.ts";

type Task = {
  task: string;
  /** What is pressed, one after another, by its name. */
  presses: readonly (string | RegExp)[];
  /** On a phone, where it differs. */
  onPhone?: readonly (string | RegExp)[];
  /** What stands there in the end: a heading, a dialog or a field. */
  arrives: string | RegExp;
};

const employee: readonly Task[] = [
  {
    task: "check in on my goals",
    presses: ["Goals", "Check in"],
    onPhone: ["Me", "Goals", "Check in"],
    arrives: "Check in",
  },
  {
    task: "set an objective",
    presses: ["Goals", "New objective"],
    onPhone: ["Me", "Goals", "New objective"],
    arrives: "New objective",
  },
  {
    task: "write down a task",
    presses: ["Initiatives", "New task"],
    onPhone: ["Me", "Initiatives", "New task"],
    arrives: "Task",
  },
  { task: "see what waits for me", presses: ["Inbox"], arrives: "Inbox" },
  {
    task: "give praise",
    presses: ["Feedback", "Give feedback"],
    onPhone: ["Me", "Feedback", "Give feedback"],
    arrives: "Give feedback",
  },
  {
    task: "ask for feedback",
    presses: ["Feedback", "Request feedback"],
    onPhone: ["Me", "Feedback", "Request feedback"],
    arrives: "Request feedback",
  },
  {
    task: "read the praise of the company",
    presses: ["Feedback", "Praise"],
    onPhone: ["Me", "Feedback", "Praise"],
    arrives: "Praise",
  },
  {
    task: "open my next 1:1",
    presses: ["1:1s", "Upcoming"],
    onPhone: ["Me", "1:1s", "Upcoming"],
    arrives: "Upcoming 1:1s",
  },
  { task: "write my review", presses: ["Reviews"], onPhone: ["Me", "Reviews"], arrives: "Reviews" },
  {
    task: "see my growth plan",
    presses: ["Development", "Growth plan"],
    onPhone: ["Me", "Development", "Growth plan"],
    arrives: "Growth plan",
  },
  { task: "find a colleague", presses: ["People"], onPhone: ["More", "People"], arrives: "People" },
  {
    task: "see whom my colleagues report to",
    presses: ["People", "Org chart"],
    onPhone: ["More", "People", "Org chart"],
    arrives: "Org chart",
  },
  { task: "post to the feed", presses: ["Feed"], onPhone: ["Me", "Feed"], arrives: "Feed" },
];

const manager: readonly Task[] = [
  { task: "see how my team's goals stand", presses: ["Team", "Goals"], arrives: "Goals of my direct reports" },
  { task: "see who of my team is behind", presses: ["Team"], onPhone: ["Team", "Overview"], arrives: "Direct reports" },
  {
    task: "schedule a 1:1",
    presses: ["Me", "1:1s", "Schedule 1:1"],
    onPhone: ["Me", "1:1s", "Schedule 1:1"],
    arrives: "Schedule 1:1",
  },
  { task: "see whose review is not done", presses: ["Team", "Reviews", "Completion"], arrives: /Completion/ },
];

const admin: readonly Task[] = [
  {
    task: "start a review cycle",
    presses: ["Company", "Reviews", "New cycle"],
    onPhone: ["More", /Reviews/, "New cycle"],
    arrives: "New cycle",
  },
  {
    task: "add an employee",
    presses: [/: Settings/, "Employees", "Add employee"],
    onPhone: ["More", "Employees", "Add employee"],
    arrives: "Add employee",
  },
  {
    task: "find out why a person can see something",
    presses: [/: Settings/, "Explain access"],
    onPhone: ["More", "Explain access"],
    arrives: "Explain access",
  },
  {
    task: "see what was changed, and by whom",
    presses: [/: Settings/, "Audit log"],
    onPhone: ["More", "Audit log"],
    arrives: "Audit log",
  },
  {
    task: "connect another system",
    presses: [/: Settings/, "Connections"],
    onPhone: ["More", "Connections"],
    arrives: "Connections",
  },
];

/** On either width one of them in the short form. */
const inTurn = { employee: "@turn0 @phone0", manager: "@turn1 @phone1", admin: "@turn2 @phone2" } as const;

for (const [who, tasks] of Object.entries({ employee, manager, admin }))
  test(`${who}: every task of the day lies within three presses of home, by keyboard ${inTurn[who as keyof typeof inTurn]}`, async ({
    page,
    isMobile,
  }) => {
    test.setTimeout(180_000);
    await signIn(page, `${who}@acme.test`);
    for (const { task, presses, onPhone, arrives } of tasks)
      await test.step(task, async () => {
        const steps = (isMobile && onPhone) || presses;
        expect(steps.length).toBeLessThanOrEqual(3);
        await page.goto("/app");
        await page.locator("html[data-alive=true]").waitFor();
        for (const name of steps) await pressByKeyboard(page, name);
        await expect(arrivedAt(page, arrives)).toBeVisible();
      });
  });

/** What one has come to is named by its heading, by the panel that opened, or by the field one writes in. */
function arrivedAt(page: Page, name: string | RegExp): Locator {
  return page
    .getByRole("heading", { name })
    .or(page.getByRole("dialog", { name }))
    .or(page.getByRole("textbox", { name }))
    .first();
}

/** Presses what is in sight and has this name, in the sheet where one is open; Tab must be able to reach it. */
async function pressByKeyboard(page: Page, name: string | RegExp): Promise<void> {
  const exact = typeof name === "string" ? new RegExp(`^${name}( \\d.*)?$`) : name;
  const sheet = page.getByRole("dialog");
  const within = (await sheet.count()) > 0 ? sheet : page;
  const target = within
    .getByRole("link", { name: exact })
    .or(within.getByRole("button", { name: exact }))
    .filter({ visible: true })
    .first();
  await target.focus();
  expect(await target.evaluate((element: HTMLElement) => element.tabIndex)).toBeGreaterThanOrEqual(0);
  const before = page.url();
  await page.keyboard.press("Enter");
  if (within === sheet) {
    await page.waitForURL((url) => url.href !== before);
    await expect(sheet).toHaveCount(0);
  } else {
    await page.waitForFunction(
      (url) => location.href !== url || document.querySelector("[role=dialog]") !== null,
      before,
    );
  }
  await expect(page.getByRole("progressbar", { name: "Loading" })).toHaveCount(0);
}
