"""Runs the steps of CI workflows in documents, in order, each job in a copy of the project of the document."""

import collections
import itertools
import os
import re
import shlex
import shutil
import tempfile

try:
    import yaml
except ModuleNotFoundError:
    yaml = None

import console_blocks

# The commands of the action in .github/actions/xcstrings, as Scripts/github-action runs them.
CHECKS = {
    "sync-check": ["xcstrings sync --check --report github"],
    "validate": ["xcstrings validate --report github"],
    "both": ["xcstrings sync --check --report github", "xcstrings validate --no-sources --report github"],
}
# Commands that change the machine.
INSTALLATION = re.compile(r"^(sudo )?apt-get ")
EXPRESSION = re.compile(r"\$\{\{ *matrix\.(\w+) *\}\}")


class WorkflowBlocks:
    """The workflows of GitHub and GitLab in a document. A step may exit with 1, because the project has findings."""

    def __init__(self, console):
        self.console = console

    def check(self, block):
        """Returns the problem of a block, if any."""
        jobs = yaml.safe_load(block.text)
        jobs = jobs if isinstance(jobs, dict) else {"steps": {"steps": jobs}}
        jobs = jobs.get("jobs", jobs)
        if not all(isinstance(job, dict) and ("steps" in job or "script" in job) for job in jobs.values()):
            return "the block is no workflow; add a directive such as <!-- configuration -->"
        artifacts = tempfile.mkdtemp()
        try:
            for name, job in jobs.items():
                for values in combinations(job.get("strategy", {}).get("matrix", {})):
                    problem = self.run(job, values, artifacts)
                    if problem:
                        return f"job '{name}': {problem}"
        finally:
            shutil.rmtree(artifacts)
        return None

    def run(self, job, values, artifacts):
        """Runs a job in a copy of the working folder; returns its problem, if any."""
        with tempfile.TemporaryDirectory() as parent:
            folder = os.path.join(parent, "project")
            shutil.copytree(self.console.folder, folder)
            for step in job.get("steps", []):
                problem = self.step(step, values, artifacts, folder)
                if problem:
                    return problem
            for line in job.get("before_script", []) + job.get("script", []):
                problem = None if INSTALLATION.match(line) else self.command(line, folder)
                if problem:
                    return problem
            reports = job.get("artifacts", {}).get("reports", {}).values()
            return next((f"{name} was not written" for name in reports if not os.path.exists(os.path.join(folder, name))), None)

    def step(self, step, values, artifacts, folder):
        action = re.sub(r"@.*", "", step.get("uses", ""))
        inputs = {key: substituted(str(value), values) for key, value in step.get("with", {}).items()}
        if "run" in step:
            return self.command(substituted(step["run"], values), folder)
        if action.endswith("/.github/actions/xcstrings"):
            languages = f" --languages {shlex.quote(inputs['languages'])}" if "languages" in inputs else ""
            for check in CHECKS[inputs.get("command", "both")]:
                problem = self.command(check + (languages if " validate " in check else ""), folder)
                if problem:
                    return problem
            return None
        if action == "actions/upload-artifact":
            source = os.path.join(folder, inputs["path"])
            if not os.path.exists(source):
                return f"{inputs['path']} was not written"
            target = os.path.join(artifacts, inputs["name"])
            if os.path.isdir(source):
                shutil.copytree(source, target)
            return None
        if action == "actions/download-artifact":
            for name in os.listdir(artifacts):
                shutil.copytree(os.path.join(artifacts, name), os.path.join(folder, inputs["path"]), dirs_exist_ok=True)
            return None
        if action == "github/codeql-action/upload-sarif":
            path = inputs["sarif_file"]
            return None if os.path.exists(os.path.join(folder, path)) else f"{path} was not written"
        return None if action == "actions/checkout" else f"the action '{action}' is unknown"

    def command(self, script, folder):
        """Runs a script as the shell of a workflow does."""
        run = self.console.run("set -o pipefail\n" + script, folder)
        if run.returncode in console_blocks.FAILURES or run.returncode > 1:
            return f"{script}\nexits with {run.returncode}:\n{run.stdout}"
        return None


def combinations(matrix):
    """Returns the values of each run of a job with a matrix."""
    values = collections.OrderedDict(matrix)
    return [dict(zip(values, choice)) for choice in itertools.product(*values.values())]


def substituted(text, values):
    return EXPRESSION.sub(lambda match: str(values[match[1]]), text)
