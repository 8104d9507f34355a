import { redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { signedIn } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { SearchScreen } from "../components/search-screen.tsx";
import { pageNamed, searchPage, searchPageInput } from "../queries/search-page.ts";

export const loader = (args: LoaderFunctionArgs) =>
  page({
    can: signedIn,
    input: searchPageInput,
    load: (context, input, _request, { gatherings }) => {
      const named = pageNamed(input);
      if (named) throw redirect(named);
      return searchPage(context, gatherings, input);
    },
  })(args);

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.text ? `${data.text} · Cairn` : "Cairn" },
];

export default function Search() {
  return <SearchScreen page={useLoaderData<typeof loader>()} />;
}
