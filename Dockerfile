# The room as a container: `docker build -t cardroom .`; how it is run: docs/deploying.md.
FROM node:22-slim AS client
WORKDIR /build/client
COPY client/package.json client/package-lock.json client/.npmrc ./
RUN npm ci
COPY client ./
# Vite writes beside the client, where the package keeps its pages.
RUN mkdir -p /build/src/cardroom/web && npm run build

FROM python:3.12-slim
ENV PYTHONUNBUFFERED=1 PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
WORKDIR /opt/cardroom
COPY pyproject.toml setup.py README.md LICENSE ./
COPY src ./src
COPY --from=client /build/src/cardroom/web/static ./src/cardroom/web/static
RUN pip install '.[room]' && useradd --system --uid 10001 --home-dir /data --create-home cardroom && chmod 0700 /data
USER cardroom
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/health', timeout=4)"]
ENTRYPOINT ["cardroom"]
CMD ["serve", "--data", "/data", "--host", "0.0.0.0", "--port", "8000"]
