import { Types } from "mongoose";
import { isoDay } from "../domain/iso-day.ts";
import { Payment, type PaymentRecord } from "../../models/payment.ts";

const NUMBER = /^(\d{4})(\d\d)(\d\d)-([0-9a-f]{10})$/i;
const DAY_S = 24 * 60 * 60;
const SLACK_S = 60 * 60; // an id's time may differ a little from the stored time and fall on another day

export function receiptNumber({ _id, createdAt }: Pick<PaymentRecord, "_id" | "createdAt">): string {
  return `${isoDay(createdAt).replaceAll("-", "")}-${String(_id).slice(-10).toUpperCase()}`;
}

export async function findByReceiptNumber(text: string): Promise<Types.ObjectId[] | null> {
  const [, year, month, day, end] = NUMBER.exec(text) ?? [];
  const dayS = Date.parse(`${year}-${month}-${day}`) / 1000;
  if (end === undefined || Number.isNaN(dayS)) return null;
  const ofDay = await Payment.find({
    _id: {
      $gte: Types.ObjectId.createFromTime(Math.max(0, dayS - SLACK_S)),
      $lt: Types.ObjectId.createFromTime(dayS + DAY_S + SLACK_S),
    },
  })
    .select({ createdAt: 1 })
    .lean<Pick<PaymentRecord, "_id" | "createdAt">[]>();
  const wanted = text.toUpperCase();
  return ofDay.filter((payment) => receiptNumber(payment) === wanted).map(({ _id }) => _id);
}
