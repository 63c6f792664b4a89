import { anyOfLines } from "../../any-of.ts";

const DISREGARD = "(?:ignore|disregard|forget|override)";
const WHAT_WAS_SAID = "(?:previous|prior|above|earlier|all|your|these|any)";
const RULES = "(?:instruction|prompt|rule|direction|guideline|message)";
const MODEL = String.raw`(?:ai|llm|gpt)(?= (?:model|system|bot|agent|tool)|\s*[,.;:!]|\s*$)`;
const ANSWER = "(?:say|write|rate|score|rank|recommend|claim|output|respond|reply)";
const TELL = "(?:say|write|state|claim|mention|tell|add|pretend)";
const APPLICANT = "(?:the|this|he|she|they|i) ?(?:candidate|applicant|person)?";
const PRAISE = "(?:best|perfect|must|degree|years|hired|expert)";

const INSTRUCTION = new RegExp(
  anyOfLines`
    \b${DISREGARD}\b.{0,40}\b${WHAT_WAS_SAID}\b.{0,40}\b${RULES}
    \b(?:you are|act as|pretend to be)\b.{0,20}\b(?:language model|chatbot|${MODEL})
    \b(?:you are|act as|pretend to be)\b.{0,20}\b(?:ai|helpful|virtual|digital|writing) assistant
    \bas an? (?:ai |large )?(?:language model|llm|chatbot)\b
    \bas an? (?:ai|helpful|virtual) (?:model|assistant|system)\b
    \b(?:system|developer) (?:prompt|message)\b
    <\|?(?:im_start|im_end|system|endoftext)|\[/?INST\]
    \b(?:ai|llm|gpt|chatgpt)\b ?[:,].{0,40}\b${ANSWER}\b
    \b(?:model|assistant)\b ?[:,] ?(?:please |you must |now )?${ANSWER}\b
    \b${TELL}\b.{0,30}\bthat ${APPLICANT}\b.{0,30}\b(?:is|has|was|holds|have)\b.{0,80}\b${PRAISE}\b
    \b(?:rate|score|rank) this (?:candidate|resume|applicant|cv)\b
    \b(?:reveal|print|repeat|output)\b.{0,30}\b(?:prompt|instructions|api key|secret)
    ignorier\w{0,20}\b.{0,40}\banweisung
    ignor[ae]\w{0,20}\b.{0,40}\binstruccion
    ignor\w{0,20}\b.{0,40}\binstructions
  `,
  "iu",
);

/** Whether a line speaks to a machine instead of about a person or a job. Such lines are data, never followed. */
export function isInstruction(line: string): boolean {
  return INSTRUCTION.test(line);
}
