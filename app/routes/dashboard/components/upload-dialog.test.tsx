// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { createRoutesStub, redirect } from "react-router";
import { afterEach, beforeAll, expect, test } from "vitest";
import { currentNotice } from "../../../components/notice-store.ts";
import { UploadDialog } from "./upload-dialog.tsx";

beforeAll(() => {
  // jsdom knows the dialog element, but not its methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

afterEach(cleanup);

let answer: (body: string) => Promise<Response>;

function Screen() {
  return <UploadDialog open closeHref="/?sort=date-asc" returnTo="/?sort=date-asc" search="" />;
}

const Page = createRoutesStub([
  { path: "/", Component: Screen },
  { path: "/forms/resumes/upload", action: async ({ request }) => answer(await request.text()) },
]);

function show(action: typeof answer = async () => redirect("/")) {
  answer = action;
  render(<Page initialEntries={["/"]} />);
}

const button = () => screen.getByRole<HTMLButtonElement>("button", { name: "Upload & Analyze" });
const nameField = () => screen.getByPlaceholderText<HTMLInputElement>("e.g., Frontend Developer CV");
const fileInput = () => document.querySelector<HTMLInputElement>("input[type=file]") as HTMLInputElement;

function file(name: string, type = "application/pdf", bytes = 1024 * 1024): File {
  return new File([new Uint8Array(bytes)], name, { type });
}

const choose = (chosen: File) => fireEvent.change(fileInput(), { target: { files: [chosen] } });

test("UP-01 to UP-03 UP-08 UP-20 what the dialog says", () => {
  show();
  expect(screen.getByRole("dialog", { name: "Upload Your Resume" }).getAttribute("aria-modal")).toBe("true");
  for (const text of [
    "Upload your CV to find matching job opportunities using AI",
    "Drop your resume here or click to browse",
    "Supports PDF, DOC, DOCX up to 10MB",
  ]) {
    expect(screen.getByText(text)).toBeDefined();
  }
  expect(screen.getByRole("link", { name: "Cancel" }).getAttribute("href")).toBe("/?sort=date-asc");
  expect(fileInput().accept).toBe(".pdf,.doc,.docx");
});

test("DEC-18 without JavaScript the form posts by itself, unchecked by the browser, its button enabled", () => {
  const html = renderToString(<Page initialEntries={["/"]} />);
  const page = new DOMParser().parseFromString(html, "text/html");
  const form = page.querySelector("form");
  expect(page.querySelector("dialog")?.hasAttribute("open")).toBe(true);
  expect(form?.getAttribute("action")).toBe("/forms/resumes/upload");
  expect(form?.method).toBe("post");
  expect(form?.enctype).toBe("multipart/form-data");
  expect(form?.noValidate).toBe(true);
  expect(form?.querySelector<HTMLInputElement>("[name=returnTo]")?.value).toBe("/?sort=date-asc");
  expect(form?.querySelector<HTMLInputElement>("[name=file]")?.type).toBe("file");
  expect(form?.querySelector<HTMLButtonElement>("button[type=submit]")?.disabled).toBe(false);
});

test("UP-06 UP-09 UP-15 UP-18 a chosen file shows with its size, names the resume and enables the button", () => {
  show();
  expect(button().disabled).toBe(true);
  choose(file("my.cv.pdf", "application/pdf", 1024 * 1024 * 1.5));
  expect(nameField().value).toBe("my.cv");
  expect(screen.getByText("my.cv.pdf")).toBeDefined();
  expect(screen.getByText("1.50 MB")).toBeDefined();
  expect(button().disabled).toBe(false);
  fireEvent.change(nameField(), { target: { value: "  " } });
  expect(button().disabled).toBe(true);
});

test("UP-15 a name that was typed stays", () => {
  show();
  fireEvent.change(nameField(), { target: { value: "Mine" } });
  choose(file("cv.pdf"));
  expect(nameField().value).toBe("Mine");
});

const area = () => screen.getByText("Drop your resume here or click to browse").parentElement as HTMLElement;

test("UP-07 Remove brings the drop area back", () => {
  show();
  choose(file("cv.pdf"));
  expect(area().hidden).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Remove" }));
  expect(area().hidden).toBe(false);
  expect(button().disabled).toBe(true);
});

test("UP-05 UP-18 the first file that is dropped is taken", () => {
  show();
  fireEvent.dragEnter(area());
  fireEvent.drop(area(), { dataTransfer: { files: [file("first.pdf"), file("second.pdf")] } });
  expect(screen.getByText("first.pdf")).toBeDefined();
  expect(screen.queryByText("second.pdf")).toBeNull();
});

test("UP-10 UP-12 a wrong type is refused with a toast and not chosen", () => {
  show();
  choose(file("picture.png", "image/png"));
  expect(currentNotice()?.flash).toMatchObject({
    title: "Invalid file type",
    description: "Please upload a PDF, DOC, or DOCX file.",
    tone: "destructive",
  });
  expect(screen.queryByText("picture.png")).toBeNull();
});

test("UP-11 one byte too many is refused", () => {
  show();
  choose(file("cv.pdf", "application/pdf", 10485761));
  expect(currentNotice()?.flash.title).toBe("File too large");
  expect(button().disabled).toBe(true);
});

test("UP-13 sending without a file or a name says what is missing", () => {
  show();
  fireEvent.submit(nameField().form as HTMLFormElement);
  expect(currentNotice()?.flash).toMatchObject({
    title: "Missing information",
    description: "Please select a file and enter a resume name.",
  });
});

test("UP-08 UP-14 UP-18 the trimmed name and the file are sent, and Processing... shows meanwhile", async () => {
  let finish = (_: Response) => {};
  const sent: string[] = [];
  show((body) => {
    sent.push(body);
    return new Promise((resolve) => {
      finish = resolve;
    });
  });
  choose(file("cv.pdf"));
  fireEvent.change(nameField(), { target: { value: "  Nurse  " } });
  fireEvent.click(button());
  const processing = await screen.findByRole<HTMLButtonElement>("button", { name: "Processing..." });
  expect(processing.disabled).toBe(true);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatch(/name="name"\r\n\r\nNurse\r\n/);
  expect(sent[0]).toMatch(/name="returnTo"\r\n\r\n\/\?sort=date-asc\r\n/);
  expect(sent[0]).toMatch(/name="file"/);
  finish(redirect("/"));
  await waitFor(() => expect(button()).toBeDefined());
});

test("UP-17 after a failure the dialog keeps its input", async () => {
  show(async () => redirect("/"));
  choose(file("cv.pdf"));
  fireEvent.click(button());
  await waitFor(() => expect(button().disabled).toBe(false));
  expect(screen.getByText("cv.pdf")).toBeDefined();
  expect(nameField().value).toBe("cv");
});
