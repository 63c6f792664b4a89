import { data } from "react-router";

function notFound(): never {
  throw data(null, { status: 404 });
}

export const loader = notFound;
export const action = notFound;

export default function CatchAll() {
  return null;
}
