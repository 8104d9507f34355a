import {
  Component,
  createContext,
  createElement,
  forwardRef,
  Fragment,
  lazy,
  memo,
  Suspense,
  useContext,
  useId,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from "react";
import { renderToPipeableStream } from "react-dom/server";
import { collectPage } from "#app/platform/http/collect-page.ts";
import { describe, expect, test, vi } from "vitest";
import { knownProperties } from "./attributes.ts";
import { bytesOf, drawPage, NeedsReact } from "./draw-page.ts";

const ours = (page: ReactNode, namespaces = new Set<string>()) => bytesOf(drawPage(page, namespaces)).toString();

/** What the development build says of wrong names is not what is compared. */
function reacts(page: ReactNode): Promise<string> {
  vi.spyOn(console, "error").mockReturnValue();
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      progressiveChunkSize: Infinity,
      onAllReady: () => collectPage(pipe).then((body) => resolve(body.toString()), reject),
      onError: reject,
    });
  });
}

async function expectSame(page: ReactNode): Promise<void> {
  expect(ours(page)).toBe(await reacts(page));
}

const values = ["", "a", "q\"<>&'", "0", "7", " x ", 0, 1, -1, 2.5, Number.NaN, true, false, null, undefined];
const others = [
  "data-x",
  "data-X",
  "aria-label",
  "title",
  "id",
  "role",
  "onClick",
  "on",
  "a b",
  "1a",
  "é",
  "x:y",
  "is-1",
];

describe("attributes", () => {
  test.each([
    ...knownProperties().filter((name) => name !== "children" && name !== "dangerouslySetInnerHTML"),
    ...others,
  ])("%s is written as React does, whatever its value", async (name) => {
    const written = name === "style" ? [undefined] : [...values, () => undefined, Symbol("s")];
    for (const tag of ["div", "path", "a"])
      await expectSame(
        <>
          {written.map((value, place) => (
            <Fragment key={place}>{createElement(tag, { [name]: value })}</Fragment>
          ))}
        </>,
      );
  });

  test("styles", async () => {
    const style = {
      marginTop: 4,
      zIndex: 3,
      lineHeight: 1.5,
      WebkitLineClamp: 2,
      msFlex: 1,
      "--own": " 4 ",
      color: "",
      top: 0,
    };
    await expectSame(<p style={{ ...style, content: "'\"<", left: undefined, right: false as never }} />);
    await expectSame(<p style={{}} />);
  });

  test("elements of one's own and of SVG", async () => {
    await expectSame(
      createElement("x-y", { className: "a", flag: true, of: "<", style: { top: 1 }, onClick: () => 1 }, "t"),
    );
    await expectSame(
      <svg viewBox="0 0 1 1" strokeWidth={2} xlinkHref="#a">
        <path d="M0 0" fillRule="evenodd" />
      </svg>,
    );
  });
});

describe("elements", () => {
  test("texts are parted where two meet, as the browser finds them again", async () => {
    await expectSame(
      <p>
        a{1}
        {"b"}
        <b>c</b>d{""}
        {null}
        {false}e{["f", "g", <i key="h">h</i>, "i"]}
        <>j</>k
      </p>,
    );
  });

  test("fields hold their values", async () => {
    await expectSame(
      <form>
        <input type="text" defaultValue="a<" name="n" />
        <input type="checkbox" checked readOnly value="v" defaultChecked={false} />
        <input type="radio" defaultChecked value={0} />
        <textarea defaultValue={"\n first"} rows={0} />
        <textarea value="<" readOnly />
        <select defaultValue="b">
          <option value="a">A</option>
          <option value="b" className="x">
            B{1}
          </option>
          <option>c</option>
        </select>
        <select multiple defaultValue={["1", "c"]}>
          <option value={1}>One</option>
          <option>c</option>
        </select>
        <select value="c" disabled onChange={() => undefined}>
          <optgroup label="G">
            <option>c</option>
          </optgroup>
        </select>
      </form>,
    );
  });

  test("a whole document, markup of one's own, and what is closed at once", async () => {
    await expectSame(
      <html lang="en">
        <head>
          <meta charSet="utf-8" />
          <title>a &amp; b</title>
          <link rel="icon" href="/a?b&c" />
          <script nonce="n" dangerouslySetInnerHTML={{ __html: "1 < 2" }} />
          <style>{"a > b {}"}</style>
        </head>
        <body>
          <pre>{"\nline"}</pre>
          <br />
          <img alt="" src="/x" />
          <div dangerouslySetInnerHTML={{ __html: "<b>" }} />
        </body>
      </html>,
    );
  });
});

const Words = createContext("none");

function Named({ children }: { children?: ReactNode }) {
  const [first, second] = [useId(), useId()];
  return (
    <label id={first} htmlFor={second}>
      {useContext(Words)}
      {children}
    </label>
  );
}

function Hooks() {
  const [state] = useState(() => "s");
  const [reduced] = useReducer(
    (one: string) => one,
    1,
    (one) => `r${one}`,
  );
  const ref = useRef("ref");
  const stored = useSyncExternalStore(
    () => () => undefined,
    () => "browser",
    () => "server",
  );
  return <p>{useMemo(() => [state, reduced, ref.current, stored].join(), [state, reduced, stored])}</p>;
}

class Guard extends Component<{ children: ReactNode }, { word: string }> {
  static override contextType = Words;
  static getDerivedStateFromProps() {
    return { word: "derived" };
  }
  override state = { word: "first" };
  override render() {
    return <section title={this.state.word + (this.context as string)}>{this.props.children}</section>;
  }
}

const Forwarded = forwardRef<HTMLElement, { word: string }>(function Forwarded({ word }, ref) {
  return <em ref={ref}>{word + useId()}</em>;
});
const Remembered = memo(Forwarded);

describe("components", () => {
  test("hooks, contexts, classes, references and memory", async () => {
    await expectSame(
      <Words.Provider value="outer">
        <Named>
          <Words.Provider value="inner">
            <Named />
          </Words.Provider>
        </Named>
        <Words.Consumer>{(word) => <i>{word}</i>}</Words.Consumer>
        <Guard>
          <Hooks />
        </Guard>
        <Forwarded word="f" />
        <Remembered word="m" />
      </Words.Provider>,
    );
    expect(ours(<Named />)).toContain("none");
  });

  test("ids are those of React at any depth and width", async () => {
    const deep = (depth: number): ReactElement =>
      depth === 0 ? (
        <Named />
      ) : (
        <div>{[<i key="a" />, <Named key="b">{deep(depth - 1)}</Named>, null, <Named key="c" />]}</div>
      );
    await expectSame(deep(12));
    await expectSame(Array.from({ length: 70 }, (_, place) => <Named key={place}>{deep(1)}</Named>));
    await expectSame(new Set([<Named key="a" />, <Named key="b" />]) as unknown as ReactNode);
  });

  test("what is fetched late is waited for, and the page then drawn whole", async () => {
    const Late = lazy(async () => ({ default: (() => <Named>late</Named>) as ComponentType }));
    const page = (
      <Suspense fallback="waits">
        a<Late />b
      </Suspense>
    );
    const attempt: { thrown?: unknown } = {};
    try {
      ours(page);
    } catch (thrown) {
      attempt.thrown = thrown;
    }
    expect(attempt.thrown).toBeInstanceOf(Promise);
    await (attempt.thrown as Promise<void>);
    await expectSame(page);
  });

  test("React is asked for what is not drawn here, and nothing of the attempt is left", () => {
    const Sets = () => {
      const [state, set] = useState(0);
      if (state === 0) set(1);
      return <p>{state}</p>;
    };
    expect(() =>
      ours(
        <Words.Provider value="kept">
          <Sets />
        </Words.Provider>,
      ),
    ).toThrow(NeedsReact);
    expect(ours(<Named />)).toContain("none");
    expect(() => ours({} as ReactNode)).toThrow(NeedsReact);
    expect(() => ours(createElement("b", { is: "x-y" }))).toThrow(NeedsReact);
  });

  test("what a component throws is thrown on", () => {
    const Faulty = () => {
      throw new TypeError("its own");
    };
    expect(() => ours(<Faulty />)).toThrow("its own");
  });
});
