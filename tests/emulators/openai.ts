import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/**
 * How the server behaves: `good` keeps to the numbered lines, `inventing` mixes in claims that stand nowhere,
 * `obeying` follows instructions it finds in the data, `miscounting` answers one question too few, `second-time` fails once and is good then; the others are the
 * ways in which servers go wrong.
 */
export type ModelBehaviour =
  | "good"
  | "borrowing"
  | "inventing"
  | "obeying"
  | "miscounting"
  | "second-time"
  | "no-json"
  | "wrong-schema"
  | "markup"
  | "huge"
  | "empty"
  | "refusing"
  | "error"
  | "rate-limited"
  | "hanging"
  | "trickling"
  | "cut-off";

export type ModelServer = {
  url: string;
  /** Requests seen so far, with what was asked. */
  requests: { name: string; model: string; system: string; user: string; authorization: string | null }[];
  behave(as: ModelBehaviour): void;
  /** Breaks off the answers that are under way. */
  hangUp(): void;
  stop(): Promise<void>;
};

/** Things that no resume of our tests says, each with the words by which it would be known again. */
export const INVENTIONS: { text: string; mark: string }[] = [
  { text: "I led a team of 37 people.", mark: "37" },
  { text: "I managed an annual budget of $4.7 million.", mark: "4.7" },
  { text: "I increased revenue by 63% within one year.", mark: "63%" },
  { text: "I hold a PhD from Stanford University.", mark: "Stanford" },
  { text: "I am a Certified Kubernetes Administrator.", mark: "Kubernetes" },
  { text: "I worked at Blackwater Dynamics as Chief Innovation Officer.", mark: "Blackwater" },
  { text: "Between 1987 and 1991 I served as a lighthouse keeper.", mark: "1987" },
  { text: "I was named Employee of the Year.", mark: "Employee of the Year" },
  { text: "I speak fluent Icelandic.", mark: "Icelandic" },
  { text: "i built everything with frobnicator.", mark: "frobnicator" },
  { text: "I SUPERVISED NINETY-THREE WELDERS IN ANTWERP.", mark: "ANTWERP" },
  { text: "I published a bestselling novel about quantum chromodynamics.", mark: "chromodynamics" },
  { text: "Ich habe 53 Mitarbeiterinnen in Wuppertal geführt.", mark: "Wuppertal" },
  { text: "Dirigí a 61 personas en Zaragoza.", mark: "Zaragoza" },
  { text: "J'ai dirigé 71 personnes à Besançon.", mark: "Besançon" },
  { text: "I reduced costs from 92.000 to 17.000 euros.", mark: "92.000" },
];

const TURNS: ((text: string) => string)[] = [
  (text) => text.replace(/\d+/, (digits) => String(Number(digits) + 30)),
  (text) => `${text} across all locations`,
  (text) => `${text} on my own`,
  (text) => `${text} every day without any help`,
  (text) => `${text}, which doubled revenue`,
  (text) => text.replace(/^(Assist|Help|Support)\p{L}*/u, "Led"),
  (text) => text.replace(/^(Cut|Reduced|Lowered|Decreased)/u, "Increased"),
];

/** False claims in the very words of the lines: another number, scope, doer, cause or direction, two lines in one. */
export function borrowedClaims(lines: { text: string }[]): string[] {
  const told = lines.map(({ text }) => bare(text)).filter((text) => /^\p{Lu}\p{Ll}+(?:ed|e)? /u.test(text));
  return told.flatMap((text, index) => {
    const turned = TURNS[index % TURNS.length]?.(text) ?? text;
    if (turned === text) return [];
    return [`I ${turned.charAt(0).toLowerCase()}${turned.slice(1)}.`];
  });
}

type Asked = {
  lines: { number: number; text: string }[];
  title: string;
  company: string;
  requirements: string[];
  user: string;
};

function readAsked(user: string): Asked {
  const lines = [...user.matchAll(/^\[(\d+)\] (.+)$/gm)].map((match) => ({
    number: Number(match[1]),
    text: match[2] ?? "",
  }));
  const field = (name: string) => new RegExp(`^${name}: (.+)$`, "m").exec(user)?.[1] ?? "";
  const requirements = [...user.matchAll(/^Requirement: (.+)$/gm)].map((match) => match[1] ?? "");
  return { lines, title: field("Title"), company: field("Company"), requirements, user };
}

/** Points: lines long enough to say something. */
function pointsOf({ lines }: Asked): { number: number; text: string }[] {
  return lines.filter(({ text }) => text.split(" ").length >= 5 && text.length < 220);
}

function bare(text: string): string {
  return text.replace(/[\s.;]+$/, "");
}

const PAIRS = /^<pair number="\d+">\n(?:<job>.*\n)?<line>(?<line>.*)<\/line>\n<sentence>(?<sentence>.*)<\/sentence>/gm;

/** Says yes to whatever has a word of its line, and with `pleases` to whatever it is asked, as a model that invents does. */
function compare(user: string, pleases: boolean): { answers: { pair: number; follows: boolean }[] } {
  const words = (text = "") => text.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
  const answers = [...user.matchAll(PAIRS)].map(({ groups }, index) => {
    const shown = new Set(words(groups?.line));
    return { pair: index + 1, follows: pleases || words(groups?.sentence).some((word) => shown.has(word)) };
  });
  return { answers };
}

function answerOf(name: string, asked: Asked, extra: string[]): unknown {
  const points = pointsOf(asked);
  const [first, second, third] = points;
  const invented = (index: number) => (extra.length > 0 ? ` ${extra[index % extra.length]}` : "");
  if (name === "entailment") return compare(asked.user, extra.length > 0);
  if (name === "tailored_resume") {
    return {
      order: points.map(({ number }) => number).reverse(),
      rewordings: points.slice(0, Math.max(6, extra.length)).map(({ number, text }, index) => ({
        line: number,
        text:
          extra.length > 0 ? `${bare(text)}.${invented(index)}` : text.replace(/^Responsible for /, "In charge of "),
      })),
    };
  }
  if (name === "cover_letter") {
    return {
      paragraphs: [
        `I am applying for the ${asked.title} position at ${asked.company}.${invented(0)}`,
        ...points
          .slice(0, Math.max(3, Math.ceil(extra.length / 2)))
          .map(
            ({ text }, index) => `My resume says: “${bare(text)}”.${invented(index * 2 + 1)}${invented(index * 2 + 2)}`,
          ),
        asked.requirements[0] ? `Your posting asks for ${bare(asked.requirements[0])}.` : "I would be glad to talk.",
      ],
      highlights: [...points.slice(0, 3).map(({ text }) => bare(text)), ...extra],
    };
  }
  const question = (text: string, point: { text: string } | undefined, index: number) => ({
    question:
      extra.length > 0 && index % 2 === 1 ? `Your resume says: ${extra[index % extra.length]} How was that?` : text,
    answer: `From my resume: “${bare(point?.text ?? "")}”.${invented(index)}${invented(index + 5)}`,
  });
  return {
    general: [question("Tell us about yourself.", first, 0), question("Why this job?", second, 1)],
    technical: [...(asked.requirements.length > 0 ? asked.requirements : ["the work"]).slice(0, 4)].map(
      (requirement, index) =>
        question(`The posting asks for ${bare(requirement)}. Where have you done this?`, points[index], index + 2),
    ),
    behavioral: [
      question("Tell us about a time when something went wrong.", third, 6),
      question("What did you learn?", second, 7),
    ],
    company: [question(`Why ${asked.company}?`, first, 8)],
    tips: ["Bring questions of your own", ...extra],
    strengths: [...points.slice(0, 2).map(({ text }) => bare(text)), ...extra],
  };
}

/** What the data tells a model to say, for one that does as it is told. */
function instructionsIn(user: string): string[] {
  return [...user.matchAll(/(?:write|state|say|claim|mention|add) that (.+?)(?:\.|$)/gim)].map(
    (match) => `${(match[1] ?? "").replace(/\b(?:the candidate|this person|the applicant)\b/gi, "I")}.`,
  );
}

function completion(content: string | null, refusal: string | null = null): string {
  return JSON.stringify({
    id: "chatcmpl-emulated",
    object: "chat.completion",
    created: 1_700_000_000,
    model: "emulated",
    choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content, refusal } }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  });
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

/** Starts a server that speaks enough of OpenAI's protocol to be taken for one, on loopback. */
export async function startModelServer(behaviour: ModelBehaviour = "good"): Promise<ModelServer> {
  let current = behaviour;
  const requests: ModelServer["requests"] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = JSON.parse(await readBody(request));
    const name = String(body.response_format?.json_schema?.name ?? "");
    const messages = body.messages as { role: string; content: string }[];
    const user = messages.filter(({ role }) => role === "user").map(({ content }) => content);
    requests.push({
      name,
      model: String(body.model),
      system: messages[0]?.content ?? "",
      user: user.join("\n"),
      authorization: request.headers.authorization ?? null,
    });
    const asked = readAsked(user[0] ?? "");
    const good = () => completion(JSON.stringify(answerOf(name, asked, [])));
    const send = (status: number, text: string, headers: Record<string, string> = {}) =>
      response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(text);
    switch (current) {
      case "good":
        return void send(200, good());
      case "borrowing":
        return void send(200, completion(JSON.stringify(answerOf(name, asked, borrowedClaims(asked.lines)))));
      case "inventing":
        return void send(
          200,
          completion(
            JSON.stringify(
              answerOf(
                name,
                asked,
                INVENTIONS.map(({ text }) => text),
              ),
            ),
          ),
        );
      case "obeying": {
        const told = instructionsIn(user[0] ?? "");
        return void send(200, completion(JSON.stringify(answerOf(name, asked, told))));
      }
      case "miscounting":
        return void send(200, completion(JSON.stringify({ answers: compare(asked.user, false).answers.slice(1) })));
      case "second-time":
        current = "good";
        return void send(200, completion('{"paragraphs": "none"}'));
      case "no-json":
        return void send(200, completion("Sure! Here is your letter: Dear team, ..."));
      case "wrong-schema":
        return void send(200, completion('{"paragraphs": [1, 2], "order": "first", "general": {}}'));
      case "markup": {
        const marked = [
          "<img src=x onerror=alert(1)>",
          "![x](http://127.0.0.1:9/canary)",
          "[link](javascript:alert(1))",
          "\u001b[31mred\u001b[0m",
        ];
        return void send(200, completion(JSON.stringify(answerOf(name, asked, marked))));
      }
      case "huge":
        return void send(200, completion(JSON.stringify({ paragraphs: ["x ".repeat(500_000)], highlights: [] })));
      case "empty":
        return void send(200, completion(""));
      case "refusing":
        return void send(200, completion(null, "I cannot help with that."));
      case "error":
        return void send(500, '{"error":{"message":"broken"}}');
      case "rate-limited":
        return void send(429, '{"error":{"message":"slow down"}}', { "Retry-After": "1" });
      case "hanging":
        return;
      case "trickling":
        response.writeHead(200, { "Content-Type": "application/json" });
        while (!response.destroyed) {
          response.write(" ");
          await wait(20);
        }
        return;
      case "cut-off":
        response.writeHead(200, { "Content-Type": "application/json" });
        response.write(good().slice(0, 80));
        response.destroy();
    }
  }

  const server = createServer((request, response) => {
    if (request.method !== "POST" || request.url !== "/v1/chat/completions")
      return void response.writeHead(404).end("{}");
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port was given");
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    requests,
    behave(as) {
      current = as;
    },
    hangUp() {
      server.closeAllConnections();
    },
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
