try {
  const t = localStorage.getItem('tecfinder_theme');
  if (t === 'light' || t === 'dark') document.documentElement.dataset.theme = t;
} catch {}
document.documentElement.classList.add('js');
