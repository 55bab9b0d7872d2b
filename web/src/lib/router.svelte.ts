// Two addresses: the home page, and /table/<id>.

class Router {
  path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
  }

  get table(): string | null {
    return /^\/table\/([^/]+)\/?$/.exec(this.path)?.[1] ?? null;
  }

  go = (path: string): void => {
    history.pushState(null, "", path);
    this.path = path;
    scrollTo(0, 0);
  };

  /** For links: a plain click stays in the page, everything else is left to the browser. */
  follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    this.go((event.currentTarget as HTMLAnchorElement).pathname);
  };
}

export const router = new Router();
