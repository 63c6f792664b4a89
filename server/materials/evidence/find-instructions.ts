const INSTRUCTION =
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:previous|prior|above|earlier|all|your|these|any)\b.{0,40}\b(?:instruction|prompt|rule|direction|guideline|message)|\b(?:you are|act as|pretend to be|as)\b.{0,20}\b(?:an? )?(?:ai|language model|assistant|chatbot|llm)\b|\b(?:system|developer) (?:prompt|message)\b|<\|?(?:im_start|im_end|system|endoftext)|\[\/?INST\]|\b(?:ai|llm|model|assistant|gpt|chatgpt)\b ?[:,].{0,80}\b(?:say|write|rate|score|rank|recommend|give|state|add|claim|output|respond|reply)\b|\b(?:say|write|state|claim|mention|tell|add|pretend)\b.{0,30}\bthat (?:the|this|he|she|they|i) ?(?:candidate|applicant|person)?\b.{0,30}\b(?:is|has|was|holds|have)\b.{0,80}\b(?:best|perfect|must|degree|years|hired|expert)\b|\b(?:rate|score|rank) this (?:candidate|resume|applicant|cv)\b|\b(?:reveal|print|repeat|output)\b.{0,30}\b(?:prompt|instructions|api key|secret)|ignorier\w*\b.{0,40}\banweisung|ignor[ae]\w*\b.{0,40}\binstruccion|ignor\w*\b.{0,40}\binstructions/iu;

/** Whether a line speaks to a machine instead of about a person or a job. Such lines are data, never followed. */
export function isInstruction(line: string): boolean {
  return INSTRUCTION.test(line);
}
