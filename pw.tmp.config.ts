import base from './playwright.config.ts';
const { webServer: _w, globalSetup: _g, ...rest } = base as any;
export default { ...rest, use: { ...rest.use, baseURL: 'http://127.0.0.1:4500' } };
