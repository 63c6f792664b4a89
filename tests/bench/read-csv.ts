/** Rows of a CSV text (RFC 4180: quoted fields may hold commas, quotes and line ends). */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let field = "";
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]!;
    if (quoted) {
      if (letter !== '"') field += letter;
      else if (text[at + 1] === '"') {
        field += '"';
        at++;
      } else quoted = false;
    } else if (letter === '"') quoted = true;
    else if (letter === ",") {
      row.push(field);
      field = "";
    } else if (letter === "\n") {
      row.push(field);
      rows.push(row);
      row = [];
      field = "";
    } else if (letter !== "\r") field += letter;
  }
  if (field !== "" || row.length > 0) rows.push([...row, field]);
  return rows;
}
