// With JavaScript the message form makes no request: it only says thanks (CT-04).
const form = document.querySelector("form[data-thanks]");
form?.addEventListener("submit", (event) => {
  event.preventDefault();
  window.alert(form.dataset.thanks);
  form.reset();
});
