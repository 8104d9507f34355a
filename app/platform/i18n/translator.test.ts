import { expect, test, vi } from "vitest";
import { createTranslator } from "./translator.ts";

const shell = {
  save: "Save",
  errors: { "not-found": "It isn''t there." },
  rows: "{count, plural, one {# row} other {# rows}}",
  hello: "Hello {name}",
  state: "{state, select, OPEN {open} other {closed}}",
};
const goals = { title: "Goals", save: "Save goal", errors: { own: "Yours" } };
const translator = createTranslator("en", { strings: { shell, goals } });

test("a word is found by its key, through its groups", () => {
  const { t } = translator.of("shell");
  expect([t("save"), t("errors.not-found")]).toEqual(["Save", "It isn't there."]);
});

test("a text is filled, and its plural chosen as the language does", () => {
  const { t } = translator.of("shell");
  expect([t("hello", { name: "Asha" }), t("hello", { name: "Ravi" })]).toEqual(["Hello Asha", "Hello Ravi"]);
  expect([1, 2, 1_200].map((count) => t("rows", { count }))).toEqual(["1 row", "2 rows", "1,200 rows"]);
  expect([t("rows", { count: 1 }), t("state", { state: "OPEN" }), t("state", { state: "DONE" })]).toEqual([
    "1 row",
    "open",
    "closed",
  ]);
  const arabic = createTranslator("ar", {
    strings: {
      shell: { rows: "{count, plural, zero {none} one {one} two {two} few {few} many {many} other {other}}" },
    },
  });
  const counts = [0, 1, 2, 3, 11, 100].map((count) => arabic.of("shell").t("rows", { count }));
  expect(counts).toEqual(["none", "one", "two", "few", "many", "other"]);
});

test("a number and a text that read alike are told apart", () => {
  const { t } = createTranslator("de", { strings: { shell: { much: "{much, number}", text: "{text}" } } }).of("shell");
  expect([t("much", { much: 1_200 }), t("text", { text: "1200" }), t("text", { text: "1.200" })]).toEqual([
    "1.200",
    "1200",
    "1.200",
  ]);
});

test("a key that nobody has words for is said itself; a group has none", () => {
  const { t } = translator.of("shell");
  expect([t("nothing"), t("errors"), t("constructor"), t("save.more")]).toEqual([
    "nothing",
    "errors",
    "constructor",
    "save.more",
  ]);
  expect(translator.exists("shell", "errors")).toBe(false);
  expect(translator.exists("goals", "errors.own")).toBe(true);
  expect(translator.of("strangers").t("save")).toBe("save");
});

test("a text that is not filled is shown as it is written", () => {
  expect(translator.of("shell").t("hello")).toBe("Hello {name}");
});

test("of several rooms, the first that has a word says it", () => {
  const { t } = translator.of(["goals", "shell"]);
  expect([t("save"), t("hello", { name: "Kim" }), t("errors.own"), t("nothing")]).toEqual([
    "Save goal",
    "Hello Kim",
    "Yours",
    "nothing",
  ]);
  expect(translator.of(["goals", "shell"]).t).toBe(t);
});

test("what a language lacks is said in English", () => {
  const german = createTranslator("de", { strings: { shell: { save: "Speichern" } }, spare: { shell, goals } });
  expect([german.of("shell").t("save"), german.of("shell").t("hello", { name: "Uli" })]).toEqual([
    "Speichern",
    "Hello Uli",
  ]);
  expect(german.of("goals").t("title")).toBe("Goals");
});

test("a room's words are fetched once, and there once they have come", async () => {
  const fetch = vi.fn(() => Promise.resolve(shell));
  const browser = createTranslator("en", { fetch });
  const first = browser.of("shell");
  expect([first.t("save"), first.coming !== null, browser.of("shell").coming]).toEqual(["save", true, first.coming]);
  await browser.of(["shell", "goals"]).coming;
  expect([browser.of("shell").t("save"), browser.of("shell").coming]).toEqual(["Save", null]);
  expect(fetch.mock.calls).toEqual([
    ["en", "shell"],
    ["en", "goals"],
  ]);
});

test("what did not come is not asked for again at once, but later", async () => {
  vi.useFakeTimers();
  try {
    const fetch = vi.fn(() => Promise.reject(new Error("offline")));
    const browser = createTranslator("en", { fetch });
    await expect(browser.of("shell").coming).rejects.toThrow("offline");
    expect(browser.of("shell")).toMatchObject({ coming: null, failure: { message: "offline" } });
    fetch.mockImplementation(() => Promise.resolve(shell) as never);
    expect(browser.of("shell").coming).toBeNull();
    vi.advanceTimersByTime(5_000);
    await browser.of("shell").coming;
    expect(browser.of("shell").t("save")).toBe("Save");
    expect(fetch).toHaveBeenCalledTimes(2);
  } finally {
    vi.useRealTimers();
  }
});
