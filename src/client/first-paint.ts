/** Runs before the first paint: the colours that were chosen, and the mark that scripts run here. */
const root = document.documentElement;
try {
  const theme = localStorage.getItem('tecfinder_theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
} catch {
  // Without storage the device's colours are used.
}
root.classList.add('js');
