/** Runs before the first paint: the colours that were chosen, and what makes room on the page. */
const root = document.documentElement;
try {
  const theme = localStorage.getItem('tecfinder_theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  if (localStorage.getItem('tecfinder_seen')) root.classList.add('has-seen');
} catch {
  // Without storage the device's colours are used.
}
root.classList.add('js');
// A transition between pages that the browser leaves out is no error, even where the page never heard of it.
self.onunhandledrejection = (event) => {
  if (/Transition /.test(event.reason)) event.preventDefault();
};
