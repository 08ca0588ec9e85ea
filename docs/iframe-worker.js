// A page that is opened from the disk may start no worker, so that its search would find nothing. There a hidden frame
// runs the worker's program. (The name tells mkdocs-material's `offline` that it need not load one from elsewhere.)
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    constructor(url) {
      super();
      const frame = document.createElement("iframe");
      frame.hidden = true;
      document.body.append(frame);
      const inside = frame.contentWindow;
      inside.postMessage_ = inside.postMessage.bind(inside);
      inside.postMessage = (data) => this.dispatchEvent(new MessageEvent("message", { data }));
      inside.importScripts = (...scripts) => scripts.reduce((before, one) => before.then(() => this.run(inside, one)), Promise.resolve());
      this.inside = inside;
      this.ready = this.run(inside, url);
    }

    run(inside, url) {
      return new Promise((done, failed) => {
        const script = inside.document.createElement("script");
        script.src = url;
        script.onload = done;
        script.onerror = failed;
        inside.document.body.append(script);
      });
    }

    postMessage(data) {
      this.ready.then(() => this.inside.postMessage_(data, "*"));
    }

    terminate() {
      this.inside.frameElement.remove();
    }
  };
}
